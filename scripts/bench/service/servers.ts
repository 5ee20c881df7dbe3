import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fastify } from 'fastify';
import { build } from 'tsup';

export interface Server {
  child: ChildProcess;
  url: URL;
}

/** Starts a program that prints `serves URL/v1`. */
export async function start(children: ChildProcess[], args: string[]): Promise<Server> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /serves (\S+)\/v1/.exec(line)?.[1];
    if (url !== undefined) return { child, url: new URL(url) };
  }
  throw new Error(`did not start: ${args.join(' ')}`);
}

export async function ended(child: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => child.on('close', resolve));
  child.kill('SIGTERM');
  await exit;
}

/** Builds the command of a checkout; resolves to its file. */
export async function buildCommand(root: string, outDir: string): Promise<string> {
  const entry = {
    cli: join(root, 'src/cli/main.ts'),
    'sqlite-writer': join(root, 'src/service/database/sqlite-writer.js'),
  };
  await build({
    entry,
    outDir,
    format: 'esm',
    target: 'node20',
    splitting: true,
    silent: true,
    config: false,
  });
  return join(outDir, 'cli.js');
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** What the service is compared with: servers that send this body to every request. */
export const FLOORS = {
  async http(body: string): Promise<string> {
    const server = createServer((_request, response) => {
      response
        .writeHead(200, { 'content-type': JSON_TYPE, 'content-length': Buffer.byteLength(body) })
        .end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
  async fastify(body: string): Promise<string> {
    const app = fastify();
    app.get('/v1/whois/:domain/properties', async (_request, reply) => reply.type(JSON_TYPE).send(body));
    return app.listen({ port: 0, host: '127.0.0.1' });
  },
} as const;

export type Floor = keyof typeof FLOORS;

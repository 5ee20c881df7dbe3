import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { urlOf } from './http.js';
import type { Metrics } from './metrics.js';

export interface OperationsOptions {
  host: string;
  port: number;
  metrics: Metrics;
  /** Resolves when requests can be served; rejects with the reason why not. */
  ready(): Promise<void>;
}

export interface Operations {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves `/healthz`, `/readyz` and `/metrics` on a listener of their own, which clients of the API need not reach. Rejects if the port is
 * taken. It uses Node's own server, because plugins such as @fastify/under-pressure add their paths to the API.
 */
export async function serveOperations(options: OperationsOptions): Promise<Operations> {
  const { host, port, metrics, ready } = options;
  const pages: Readonly<Record<string, () => Promise<Page>>> = {
    '/healthz': async () => ({ status: 200, body: 'ok\n' }),
    '/readyz': () =>
      ready().then(
        () => ({ status: 200, body: 'ready\n' }),
        (error: unknown) => ({ status: 503, body: `not ready: ${(error as Error).message}\n` }),
      ),
    '/metrics': async () => ({ status: 200, body: await metrics.text(), type: metrics.contentType }),
  };
  const answer: RequestListener = async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
    const {
      status,
      body,
      type = 'text/plain; charset=utf-8',
    }: Page = page === undefined
      ? { status: 404, body: `${Object.keys(pages).join('\n')}\n` }
      : await page().catch((error: unknown) => ({ status: 500, body: `${(error as Error).message}\n` }));
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  };
  const server = createServer(
    { requestTimeout: 10_000 },
    (request, response) => void answer(request, response),
  );
  server.listen({ host, port });
  await once(server, 'listening');
  return {
    url: urlOf('http', host, (server.address() as AddressInfo).port),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

interface Page {
  status: number;
  body: string;
  type?: string;
}

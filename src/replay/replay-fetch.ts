import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectionRefused } from './dial.js';
import { sameHost } from './fixture.js';

/**
 * A `fetch` that answers as RDAP servers from a folder of fixtures: `<host>/<case>.rdap`, the document as the server sends it, beside
 * `<case>.json`, whose `domain` it is about. Give it to `createClient({ fetch })`: no host beyond the folder is reached, and a name
 * that no file answers is refused, never "not found". Rejects with an `Error` that names the file when one cannot be read.
 */
export async function createReplayFetch(directory: string): Promise<typeof globalThis.fetch> {
  const documents = new Map<string, string>();
  for (const file of await readdir(directory, { recursive: true })) {
    if (!file.endsWith('.rdap')) continue;
    const { host, domain } = await describe(join(directory, file.replace(/\.rdap$/, '.json')));
    documents.set(`${sameHost(host)} ${domain.toLowerCase()}`, await readFile(join(directory, file), 'utf8'));
  }
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const name = /\/domain\/([^/]+)$/.exec(url.pathname)?.[1]?.toLowerCase();
    const document = documents.get(`${sameHost(url.hostname)} ${name}`);
    if (document === undefined)
      throw connectionRefused(url.hostname, `no RDAP fixture about ${name ?? 'a domain'}`);
    const status = 'errorCode' in JSON.parse(document) ? 404 : 200;
    return new Response(document, { status, headers: { 'Content-Type': 'application/rdap+json' } });
  };
}

async function describe(file: string): Promise<{ host: string; domain: string }> {
  const { host, domain } = JSON.parse(await readFile(file, 'utf8'));
  if (typeof host === 'string' && typeof domain === 'string') return { host, domain };
  throw new Error(`${file}: "host" and "domain" must be strings`);
}

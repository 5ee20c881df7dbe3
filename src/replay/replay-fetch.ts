import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectionRefused } from './dial.js';
import { sameHost } from './fixture.js';
import { fixtureHosts } from './load-fixtures.js';

/**
 * A `fetch` that answers as RDAP servers from a folder of fixtures: `<host>/<case>.rdap`, the document as the server sends it, beside
 * `<case>.json`, whose `domain` it is about. Give it to `createClient({ fetch })`: no host beyond the folder is reached, and a name
 * that no file answers is refused, never "not found". A host's folder is read when it
 * is first asked; what cannot be read rejects with an `Error` that names the file.
 */
export async function createReplayFetch(directory: string): Promise<typeof globalThis.fetch> {
  const folders = new Map((await fixtureHosts(directory)).map((folder) => [sameHost(folder), folder]));
  const hosts = new Map<string, Promise<ReadonlyMap<string, string>>>();
  const documentsOf = (host: string) => {
    const folder = folders.get(host);
    const known = hosts.get(host) ?? (folder === undefined ? NONE : readDocuments(join(directory, folder)));
    hosts.set(host, known);
    return known;
  };
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const name = /\/domain\/([^/]+)$/.exec(url.pathname)?.[1]?.toLowerCase();
    const document = (await documentsOf(sameHost(url.hostname))).get(name ?? '');
    if (document === undefined)
      throw connectionRefused(url.hostname, `no RDAP fixture about ${name ?? 'a domain'}`);
    const status = 'errorCode' in JSON.parse(document) ? 404 : 200;
    return new Response(document, { status, headers: { 'Content-Type': 'application/rdap+json' } });
  };
}

const NONE = Promise.resolve(new Map<string, string>());

/** By domain. */
async function readDocuments(folder: string): Promise<ReadonlyMap<string, string>> {
  const documents = new Map<string, string>();
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.rdap')) continue;
    const { domain } = await describe(join(folder, file.replace(/\.rdap$/, '.json')));
    documents.set(domain.toLowerCase(), await readFile(join(folder, file), 'utf8'));
  }
  return documents;
}

async function describe(file: string): Promise<{ domain: string }> {
  const { domain } = JSON.parse(await readFile(file, 'utf8'));
  if (typeof domain === 'string') return { domain };
  throw new Error(`${file}: "domain" must be a string`);
}

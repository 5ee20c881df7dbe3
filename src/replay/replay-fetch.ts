import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectionRefused } from './dial.js';
import { fixtureHosts, sameHost } from './fixture.js';

/**
 * Returns a `fetch` that responds like RDAP servers from a folder of fixtures: `<host>/<case>.rdap` is the document as the server sends it, and
 * `<case>.json` has the `domain` or `number` that it is about. Pass it to `createClient({ fetch })`: it never reaches a host outside the
 * folder, and refuses names without a file, rather than calling them "not found". A host's folder is read at its first request; a file that
 * cannot be read rejects with an `Error` that names it.
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
    const name = askedAbout(url);
    const document = (await documentsOf(sameHost(url.hostname))).get(name ?? '');
    if (document === undefined)
      throw connectionRefused(url.hostname, `no RDAP fixture for ${name ?? 'this'}`);
    const status = 'errorCode' in JSON.parse(document) ? 404 : 200;
    return new Response(document, { status, headers: { 'Content-Type': 'application/rdap+json' } });
  };
}

/** The domain or number of a URL (RFC 9082 section 3.1), in lower case. */
function askedAbout({ pathname }: URL): string | undefined {
  const [, kind, name] = /\/(domain|ip|autnum)\/([^/]+(?:\/\d+)?)$/.exec(pathname.toLowerCase()) ?? [];
  return kind === 'autnum' ? `as${name}` : name;
}

const NONE = Promise.resolve(new Map<string, string>());

/** By domain or number. */
async function readDocuments(folder: string): Promise<ReadonlyMap<string, string>> {
  const documents = new Map<string, string>();
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.rdap')) continue;
    const about = await describe(join(folder, file.replace(/\.rdap$/, '.json')));
    documents.set(about.toLowerCase(), await readFile(join(folder, file), 'utf8'));
  }
  return documents;
}

async function describe(file: string): Promise<string> {
  const { domain, number = domain } = JSON.parse(await readFile(file, 'utf8'));
  if (typeof number === 'string') return number;
  throw new Error(`${file}: "domain" or "number" must be a string`);
}

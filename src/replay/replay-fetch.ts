import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectionRefused } from './dial.js';
import { fixtureHosts, readIfExists, sameHost } from './fixture.js';
import type { ReplayOptions } from './replay-types.js';
import { type Version, validAt, versionOf } from './version.js';

/**
 * Returns a `fetch` that responds like RDAP servers from a folder of fixtures: `<host>/<case>.rdap` is the document as the server sends it, and
 * `<case>.json` has the `domain` or `number` that it is about. Pass it to `createClient({ fetch })`: it never reaches a host outside the
 * folder, and refuses names without a file, rather than calling them "not found". A host's folder is read at its first request; a file that
 * cannot be read rejects with an `Error` that names it. `now` selects among versions (`<case>@2026-03-01.rdap`), as for `createReplayServer`.
 */
export async function createReplayFetch(
  directory: string,
  { now = Date.now }: Pick<ReplayOptions, 'now'> = {},
): Promise<typeof globalThis.fetch> {
  const folders = new Map((await fixtureHosts(directory)).map((folder) => [sameHost(folder), folder]));
  const hosts = new Map<string, Promise<Documents>>();
  const documentsOf = (host: string) => {
    const folder = folders.get(host);
    const known = hosts.get(host) ?? (folder === undefined ? NONE : readDocuments(join(directory, folder)));
    hosts.set(host, known);
    return known;
  };
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const name = askedAbout(url);
    const versions = (await documentsOf(sameHost(url.hostname))).get(name ?? '') ?? [];
    const document = validAt(versions, now(), (each) => each).at(-1)?.text;
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

/** The documents about a domain or number, in the order of their files. */
type Documents = ReadonlyMap<string, readonly Document[]>;

interface Document extends Version {
  text: string;
}

const NONE: Promise<Documents> = Promise.resolve(new Map());

async function readDocuments(folder: string): Promise<Documents> {
  const documents = new Map<string, Document[]>();
  for (const file of (await readdir(folder)).sort()) {
    if (!file.endsWith('.rdap')) continue;
    const name = file.replace(/\.rdap$/, '');
    const version = versionOf(name);
    const own = await readIfExists(join(folder, `${name}.json`));
    const described = join(folder, `${own === null ? version.of : name}.json`);
    const about = subjectOf(described, own ?? (await readFile(described, 'utf8'))).toLowerCase();
    const text = await readFile(join(folder, file), 'utf8');
    documents.set(about, [...(documents.get(about) ?? []), { ...version, text }]);
  }
  return documents;
}

function subjectOf(file: string, text: string): string {
  const { domain, number = domain } = JSON.parse(text);
  if (typeof number === 'string') return number;
  throw new Error(`${file}: "domain" or "number" must be a string`);
}

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Properties } from '../parse/properties.js';
import { versionOf } from './version.js';

/** The content of `<case>.json`, which describes the response in `<case>.txt`. */
export interface FixtureDescription {
  /** The server that sends this response. */
  host: string;
  /** The domain that the response is about, in ASCII or Unicode, or the number as it is queried. */
  domain: string;
  /** Set if the response is about a number: an address, a prefix or an autonomous system. */
  isResource?: true;
  /** The line of the query without its CRLF, as this server expects it. */
  query: string;
  /** When it was captured (ISO 8601), or null if it was written by hand. */
  captured: string | null;
  /** Where the response comes from: `live`, `written`, a collection …; `unknown` if the file does not say. */
  origin: string;
  /** Charset of the bytes in `<case>.txt`. */
  charset: string;
  /** What the response must parse to, if the file says so; null for numbers. */
  properties: Properties | null;
}

/** A stored response to one query. */
export interface Fixture extends FixtureDescription {
  /** Name of the case: its file name without the extension. A version of a case has a date: `registered@2026-03-01`. */
  name: string;
  /** The response as the server sends it, with its charset and line ends. */
  body: Uint8Array;
}

/** Host names compare without case and without the final dot. */
export const sameHost = (host: string): string => host.toLowerCase().replace(/\.$/, '');

/**
 * Reads a folder of fixtures: `<host>/<case>.txt`, each with a `<case>.json`. A `.txt` alone is enough if its name is the domain
 * (`whois.example/example.com.txt`). `<case>@2026-03-01.txt` is the version of a case from that day on; without a `.json` of its own, it has
 * the case's, except for `properties`. The result is sorted by host, then by case.
 *
 * Rejects with an `Error` that names the file if a folder or file cannot be read, or a description is invalid.
 */
export async function loadFixtures(directory: string): Promise<Fixture[]> {
  const fixtures: Fixture[] = [];
  for (const host of await fixtureHosts(directory)) fixtures.push(...(await loadHost(directory, host)));
  if (fixtures.length === 0) throw new Error(`${directory} contains no fixtures: expected <host>/<case>.txt`);
  return fixtures;
}

/** The names of the hosts' folders. */
export function fixtureHosts(directory: string): Promise<string[]> {
  return entries(directory, 'folder');
}

/** The fixtures in the folder of one host. */
export async function loadHost(directory: string, host: string): Promise<Fixture[]> {
  const folder = join(directory, host);
  const fixtures: Fixture[] = [];
  for (const file of await entries(folder, 'file')) {
    if (file.endsWith('.txt')) fixtures.push(await load(folder, host, basename(file, '.txt')));
  }
  return fixtures;
}

async function entries(directory: string, kind: 'folder' | 'file'): Promise<string[]> {
  const found = await readdir(directory, { withFileTypes: true }).catch((cause: unknown) => {
    throw new Error(`${directory} is not a readable folder`, { cause });
  });
  return found
    .filter(
      (entry) => (kind === 'folder' ? entry.isDirectory() : entry.isFile()) && !entry.name.startsWith('.'),
    )
    .map((entry) => entry.name)
    .sort();
}

async function load(folder: string, host: string, name: string): Promise<Fixture> {
  const body = new Uint8Array(await readFile(join(folder, `${name}.txt`)));
  return { ...(await describe(folder, host, name)), name, body };
}

async function describe(folder: string, host: string, name: string): Promise<FixtureDescription> {
  const file = join(folder, `${name}.json`);
  const { of } = versionOf(name);
  const own = await readIfExists(file);
  if (own !== null) return fromJson(file, host, own);
  if (of === name) return fromFileName(file, host, name);
  return { ...(await describe(folder, host, of)), properties: null };
}

/** The text of a file, or null if it does not exist. */
export const readIfExists = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return null;
    throw cause;
  });

function fromFileName(file: string, host: string, name: string): FixtureDescription {
  if (!name.includes('.')) {
    throw new Error(`${file} is missing, and "${name}" is not a domain name that could replace it`);
  }
  return {
    host: sameHost(host),
    domain: name.toLowerCase(),
    query: name,
    captured: null,
    origin: 'unknown',
    charset: 'utf-8',
    properties: null,
  };
}

function fromJson(file: string, folder: string, text: string): FixtureDescription {
  const json = parseJson(file, text);
  const string = (key: string, fallback?: string): string => {
    const value = json[key] ?? fallback;
    if (typeof value === 'string' && value !== '') return value;
    throw new Error(`${file}: "${key}" must be a string, got ${JSON.stringify(json[key])}`);
  };
  const isResource = json.number !== undefined;
  const domain = string(isResource ? 'number' : 'domain').toLowerCase();
  return {
    host: sameHost(string('host', folder)),
    domain,
    ...(isResource ? { isResource } : {}),
    query: string('query', domain),
    captured: typeof json.captured === 'string' ? json.captured : null,
    origin: string('origin', 'unknown'),
    charset: string('charset', 'utf-8'),
    properties: isResource ? null : ((json.properties ?? null) as FixtureDescription['properties']),
  };
}

function parseJson(file: string, text: string): Record<string, unknown> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${(cause as Error).message}`, { cause });
  }
  if (typeof json === 'object' && json !== null && !Array.isArray(json))
    return json as Record<string, unknown>;
  throw new Error(`${file} must hold a JSON object`);
}

import { isIP } from 'node:net';
import { WhoisError } from '../errors.js';
import { refusalOfHost } from '../net/host.js';
import { hostOf } from '../rdap/url.js';
import type { BootstrapFile, BootstrapTables, ResourceBlock } from '../registry/index.js';
import { type ResourceKind, readRange } from '../resource/resource.js';

/** One of IANA's bootstrap files, read. */
export interface ReadFile {
  /** When IANA published it, as it says (RFC 3339). */
  publication: string;
  /** Its own table only. */
  tables: BootstrapTables;
}

/** IANA lists some 1,200 top-level domains and some 400 blocks. */
const MAX_ENTRIES: Readonly<Record<BootstrapFile, number>> = {
  dns: 20_000,
  ipv4: 5000,
  ipv6: 5000,
  asn: 5000,
};
/** IANA lists two at most: https and http. */
const MAX_URLS = 10;
const LONGEST_URL = 500;
/** Clocks differ; a date further ahead would make every later file look outdated. */
const CLOCK_SKEW_MS = 86_400_000;

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/i;
const DOMAIN_NAME = /^(?=.{1,253}$)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/;
const BLOCKS: Readonly<Record<Exclude<BootstrapFile, 'dns'>, { kind: ResourceKind; form: RegExp }>> = {
  ipv4: { kind: 'ipv4', form: /^\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2}$/ },
  ipv6: { kind: 'ipv6', form: /^[\da-f:]{2,39}\/\d{1,3}$/i },
  asn: { kind: 'as', form: /^\d{1,10}(?:-\d{1,10})?$/ },
};

/**
 * Reads a bootstrap file (RFC 9224 section 3), which may say anything. Throws BAD_RESPONSE, with the reason, if it does not have the form
 * of one: half a file is not used. `now` is in ms.
 */
export function readBootstrapFile(file: BootstrapFile, document: unknown, now: number): ReadFile {
  const { version, publication, services } = asObject(document);
  if (version !== '1.0') throw invalid(`its version is ${show(version)}, not "1.0"`);
  if (typeof publication !== 'string' || !RFC_3339.test(publication) || Number.isNaN(Date.parse(publication)))
    throw invalid(`its publication is not a date and time: ${show(publication)}`);
  if (Date.parse(publication) > now + CLOCK_SKEW_MS)
    throw invalid(`its publication is in the future: ${publication}`);
  const entries = [...readServices(services, MAX_ENTRIES[file])];
  return { publication, tables: file === 'dns' ? { dns: readDomains(entries) } : readBlocks(file, entries) };
}

interface Entry {
  name: string;
  urls: unknown[];
}

function* readServices(services: unknown, most: number): Generator<Entry> {
  if (!Array.isArray(services)) throw invalid('it has no list of services');
  let count = 0;
  for (const service of services) {
    const [entries, urls] = Array.isArray(service) ? service : [];
    if (!Array.isArray(entries) || !Array.isArray(urls) || urls.length > MAX_URLS)
      throw invalid(`a service is not a list of entries and a list of URLs: ${show(service)}`);
    for (const name of entries) {
      if (typeof name !== 'string') throw invalid(`an entry is not a text: ${show(name)}`);
      if (++count > most) throw invalid(`it has more than ${most} entries`);
      yield { name, urls };
    }
  }
}

/** The root (`''`) and entries of several labels are left out: what is below a top-level domain needs a row of our own table, because WHOIS depends on it too. */
function readDomains(entries: readonly Entry[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { name, urls } of entries) {
    const suffix = name.toLowerCase();
    if (suffix !== '' && !DOMAIN_NAME.test(suffix))
      throw invalid(`an entry is not a domain name: ${show(name)}`);
    if (found.has(suffix)) throw invalid(`it has .${suffix} twice`);
    if (suffix !== '' && !suffix.includes('.')) found.set(suffix, urls.flatMap(readBase));
  }
  return found;
}

function readBlocks(file: Exclude<BootstrapFile, 'dns'>, entries: readonly Entry[]): BootstrapTables {
  const { kind, form } = BLOCKS[file];
  const blocks: ResourceBlock[] = [];
  for (const { name, urls } of entries) {
    const range = form.test(name) ? readRange(name) : null;
    if (range === null || range.kind !== kind)
      throw invalid(`an entry is not a block of numbers: ${show(name)}`);
    const base = urls.flatMap(readBase).find((url) => url.startsWith('https:'));
    if (base !== undefined) blocks.push({ range, base });
  }
  return { [file]: blocks };
}

/** Returns the base URL with a final slash; nothing if it is not the URL of a public host name. Plain http is kept, because IANA has nothing else for two suffixes. */
function readBase(given: unknown): string[] {
  if (typeof given !== 'string' || given.length > LONGEST_URL || !URL.canParse(given)) return [];
  const url = new URL(given);
  const isPlain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  const host = hostOf(url);
  if (!/^https?:$/.test(url.protocol) || !isPlain || isIP(host) !== 0 || refusalOfHost(host) !== null)
    return [];
  return [url.href.endsWith('/') ? url.href : `${url.href}/`];
}

function asObject(document: unknown): Record<string, unknown> {
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw invalid('it is not a JSON object');
  return document as Record<string, unknown>;
}

const show = (value: unknown): string => (JSON.stringify(value) ?? 'missing').slice(0, 80);

const invalid = (message: string): WhoisError => new WhoisError('BAD_RESPONSE', message);

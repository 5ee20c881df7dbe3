import { IANA_RDAP, IANA_TYPES, IANA_WHOIS } from './iana.generated.js';

/** IANA's facts about a top-level domain. */
export interface IanaFacts {
  type: string;
  whois: string | null;
  rdap: string | null;
}

/** Decoded on first use, because most programs that import the library only parse. */
let facts: Map<string, IanaFacts> | undefined;

/** Returns IANA's facts for a top-level domain in lower case ASCII; undefined for one that was not delegated then. */
export function ianaFacts(tld: string): IanaFacts | undefined {
  facts ??= decode();
  return facts.get(tld);
}

/** Every delegated top-level domain. */
export function ianaTlds(): string[] {
  facts ??= decode();
  return [...facts.keys()];
}

function decode(): Map<string, IanaFacts> {
  const all = new Map<string, IanaFacts>();
  for (const [tld, type] of rows(IANA_TYPES)) all.set(tld, { type, whois: null, rdap: null });
  for (const [tld, whois] of rows(IANA_WHOIS)) known(all, tld).whois = whois;
  for (const [tld, rdap] of rows(IANA_RDAP)) known(all, tld).rdap = rdap;
  return all;
}

function* rows(table: Readonly<Record<string, string>>): Generator<[tld: string, value: string]> {
  for (const [value, tlds] of Object.entries(table)) {
    for (const tld of tlds.trim().split(/\s+/)) yield [tld, value.replace('*', tld)];
  }
}

function known(all: Map<string, IanaFacts>, tld: string): IanaFacts {
  const found = all.get(tld);
  if (!found) throw new Error(`the generated table has facts of .${tld}, which it does not list`);
  return found;
}

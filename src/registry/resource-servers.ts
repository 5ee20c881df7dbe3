import type { ResourceKind } from '../resource/resource.js';

/** The regional registries: host of the RDAP server in IANA's bootstrap → host of the WHOIS server. */
export const NUMBER_REGISTRIES: ReadonlyMap<string, string> = new Map([
  ['rdap.afrinic.net', 'whois.afrinic.net'],
  ['rdap.apnic.net', 'whois.apnic.net'],
  ['rdap.arin.net', 'whois.arin.net'],
  ['rdap.lacnic.net', 'whois.lacnic.net'],
  ['rdap.db.ripe.net', 'whois.ripe.net'],
]);

/** RDAP servers of national registries, to which those of APNIC and LACNIC redirect. */
export const NATIONAL_RDAP: readonly string[] = [
  'https://rdap.registro.br/',
  'https://cnnic.rdap.apnic.net/',
  'https://idnic.rdap.apnic.net/',
  'https://jpnic.rdap.apnic.net/',
  'https://krnic.rdap.apnic.net/',
  'https://twnic.rdap.apnic.net/',
];

/** WHOIS servers of national number registries, which are followed if a registry's text names them. */
export const NATIONAL_WHOIS: readonly string[] = [
  'whois.nic.ad.jp',
  'whois.kisa.or.kr',
  'whois.nic.or.kr',
  'whois.registro.br',
  'whois.nic.br',
  'whois.twnic.net',
  'whois.twnic.net.tw',
  'whois.cnnic.cn',
  'ipwhois.cnnic.cn',
  'whois.idnic.net',
];

/** Queries of a server that needs more than the number alone: `{number}` is the number as written, `{digits}` those of an AS number. */
export interface ResourceQuery {
  address: string;
  prefix: string;
  system: string;
  /** Why: who documents it. */
  reason: string;
}

const BARE = '{number}\r\n';

/** By host name of the server. */
export const RESOURCE_QUERIES: Readonly<Record<string, ResourceQuery>> = {
  'whois.arin.net': {
    address: 'n + {number}\r\n',
    prefix: 'n + {first}\r\n',
    system: 'a + {digits}\r\n',
    reason:
      'ARIN: "n" and "a" search networks and AS numbers alone, "+" prints each in full; a prefix is found by its first address, with all networks that hold it.',
  },
  'whois.ripe.net': {
    ...same('-B --charset UTF-8 {number}\r\n'),
    reason: 'RIPE NCC: without -B e-mail addresses are left out; ISO-8859-1 unless a charset is asked for.',
  },
  'whois.afrinic.net': {
    ...same('-B {number}\r\n'),
    reason: "AFRINIC runs RIPE NCC's software: without -B e-mail addresses are left out.",
  },
  'whois.nic.ad.jp': {
    ...same('{number}/e\r\n'),
    system: 'AS {digits}/e\r\n',
    reason: 'JPNIC: "/e" asks for English labels; an AS number is searched as "AS", a blank and the number.',
  },
};

function same(query: string): Omit<ResourceQuery, 'reason'> {
  return { address: query, prefix: query, system: query };
}

/** Returns the query to a host about a number. */
export function resourceQuery(
  host: string,
  { kind, text, first }: { kind: ResourceKind; text: string; first: string },
): string {
  const row = Object.hasOwn(RESOURCE_QUERIES, host) ? RESOURCE_QUERIES[host] : undefined;
  const { address, prefix, system } = row ?? same(BARE);
  const block = text.includes('/') ? prefix : address;
  const values: Readonly<Record<string, string>> = { number: text, first, digits: text.replace(/^AS/u, '') };
  return (kind === 'as' ? system : block).replaceAll(
    /\{(number|first|digits)\}/gu,
    (_, name: string) => values[name] ?? '',
  );
}

/**
 * Prints how many suffixes can be looked up, by kind, with and without RDAP:
 *
 *     npx tsx scripts/routes.ts
 */
import { findRoute, ianaFacts, ianaTlds } from '../src/registry/index.js';

/** Common names of IANA's types. */
const KIND: Readonly<Record<string, string>> = {
  generic: 'generic',
  'generic-restricted': 'generic',
  sponsored: 'generic',
  'country-code': 'country-code',
  infrastructure: 'infrastructure',
};

interface Count {
  all: number;
  /** A WHOIS server: the only route without RDAP. */
  whois: number;
  rdapOnly: number;
  /** Of those with a WHOIS server: RDAP is used if it does not serve the suffix. */
  both: number;
  web: number;
  none: number;
}

const counts = new Map<string, Count>();
for (const tld of ianaTlds()) {
  const type = ianaFacts(tld)?.type ?? 'unknown';
  for (const kind of [KIND[type] ?? type, 'all']) {
    const count = counts.get(kind) ?? { all: 0, whois: 0, rdapOnly: 0, both: 0, web: 0, none: 0 };
    counts.set(kind, count);
    const route = findRoute(`example.${tld}`);
    count.all++;
    if (route.kind === 'whois') {
      count.whois++;
      if (route.rdap !== null) count.both++;
    } else if (route.kind === 'rdap') count.rdapOnly++;
    else count[route.kind === 'web' ? 'web' : 'none']++;
  }
}

const share = (part: number, whole: number): string => `${part} (${((100 * part) / whole).toFixed(1)} %)`;
const rows = [...counts].sort(([a], [b]) => Number(a === 'all') - Number(b === 'all'));
console.log('| suffixes | total | with WHOIS | RDAP only | WHOIS or RDAP | both | web page only | none |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [kind, { all, whois, rdapOnly, both, web, none }] of rows) {
  const now = whois + rdapOnly;
  console.log(
    `| ${[kind, all, share(whois, all), rdapOnly, share(now, all), both, web, none].join(' | ')} |`,
  );
}

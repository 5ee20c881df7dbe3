import type { IanaFacts } from './facts.js';
import { byTld } from './tsv.js';

/** What changed from one state of IANA's facts to another, a line per change; empty if nothing did. */
export function compareFacts(before: IanaFacts, after: IanaFacts): string[] {
  const changes: string[] = [];
  for (const [tld, facts] of [...after.tlds].sort(byTld)) {
    const old = before.tlds.get(tld);
    if (!old) {
      changes.push(`+ .${tld}: ${facts.type}, WHOIS ${facts.whois ?? 'none'}, RDAP ${facts.rdap ?? 'none'}`);
      continue;
    }
    if (old.type !== facts.type) changes.push(`~ .${tld}: type ${old.type} → ${facts.type}`);
    if (old.whois !== facts.whois)
      changes.push(`~ .${tld}: WHOIS ${old.whois ?? 'none'} → ${facts.whois ?? 'none'}`);
    if (old.rdap !== facts.rdap)
      changes.push(`~ .${tld}: RDAP ${old.rdap ?? 'none'} → ${facts.rdap ?? 'none'}`);
  }
  for (const tld of [...before.tlds.keys()].sort()) {
    if (!after.tlds.has(tld)) changes.push(`- .${tld}: no longer delegated`);
  }
  return changes;
}

/** Summarizes each of the two tables before and after, in a line each, to be read before the single changes. */
export function summarizeTables(before: IanaFacts, after: IanaFacts): string[] {
  return (['whois', 'rdap'] as const).map((key) => {
    const [old, now] = [valuesOf(before, key), valuesOf(after, key)];
    const gone = [...old.keys()].filter((tld) => !now.has(tld));
    const added = [...now.keys()].filter((tld) => !old.has(tld));
    const moved = [...now].filter(([tld, value]) => old.has(tld) && old.get(tld) !== value);
    const left = key === 'whois' ? gone.filter((tld) => after.tlds.get(tld)?.rdap) : [];
    const note = left.length > 0 ? ` (${left.length} to RDAP only)` : '';
    const counts = `${added.length} new, ${gone.length} withdrawn${note}, ${moved.length} moved`;
    return `${key.toUpperCase()} table: ${old.size} suffixes before, ${now.size} now: ${counts}.`;
  });
}

function valuesOf({ tlds }: IanaFacts, key: 'whois' | 'rdap'): Map<string, string> {
  return new Map([...tlds].flatMap(([tld, facts]) => (facts[key] === null ? [] : [[tld, facts[key]]])));
}

type OwnRows = Readonly<Record<string, { whois?: string | null; rdap?: string }>>;

/** Lists rows of our own table that equal IANA's now. They must be removed by hand, because the tool only writes IANA's facts. */
export function caughtUp(after: IanaFacts, own: OwnRows): string[] {
  return Object.entries(own).flatMap(([suffix, row]) => {
    const facts = after.tlds.get(suffix);
    if (facts === undefined) return [];
    return (['whois', 'rdap'] as const)
      .filter((key) => row[key] !== undefined && row[key] === facts[key])
      .map((key) => `= .${suffix}: our row's ${key} is IANA's now (${facts[key] ?? 'none'}): remove it`);
  });
}

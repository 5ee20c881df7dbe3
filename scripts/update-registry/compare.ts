import type { IanaFacts } from './facts.js';
import { byTld } from './tsv.js';

/** What changed from one state of IANA's facts to another, a line per change; empty where nothing did. */
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

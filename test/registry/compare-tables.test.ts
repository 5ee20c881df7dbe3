import { describe, expect, it } from 'vitest';
import { caughtUp, summarizeTables } from '../../scripts/update-registry/compare.js';
import type { IanaFacts, TldFacts } from '../../scripts/update-registry/facts.js';

const factsOf = (tlds: Record<string, [whois: string | null, rdap: string | null]>): IanaFacts => ({
  source: { tlds: 'Version 1', bootstrap: '2026-01-01T00:00:00Z', date: '2026-01-01', by: 'IANA' },
  tlds: new Map(
    Object.entries(tlds).map(([tld, [whois, rdap]]): [string, TldFacts] => [
      tld,
      { type: 'generic', whois, rdap },
    ]),
  ),
});

const RDAP = 'https://rdap.nic.example/';
const before = factsOf({ aa: ['whois.nic.aa', RDAP], bb: ['whois.nic.bb', null], cc: [null, null] });
const after = factsOf({ aa: [null, RDAP], bb: ['whois2.nic.bb', RDAP], dd: ['whois.nic.dd', null] });

describe('changes of the tables', () => {
  it('are reported one per line: new, withdrawn, moved, only RDAP left', () => {
    expect(summarizeTables(before, after)).toEqual([
      'WHOIS table: 2 suffixes before, 2 now: 1 new, 1 withdrawn (1 to RDAP only), 1 moved.',
      'RDAP table: 1 suffixes before, 2 now: 1 new, 0 withdrawn, 0 moved.',
    ]);
  });

  it('include our own rows that IANA has caught up with, and no others', () => {
    const own = {
      aa: { whois: null, rdap: 'https://other.example/' },
      bb: { rdap: RDAP },
      zz: { whois: 'whois.nic.zz' },
    };
    expect(caughtUp(after, own)).toEqual([
      "= .aa: our row's whois is IANA's now (none): remove it",
      `= .bb: our row's rdap is IANA's now (${RDAP}): remove it`,
    ]);
  });
});

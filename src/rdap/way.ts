import type { Engine } from '../query/ask-in-turn.js';
import type { Deadline } from '../query/deadline.js';
import type { Way } from '../query/way.js';
import { type Authority, askRdap } from './ask.js';
import { followLinks } from './follow-links.js';
import { domainUrl, hostOf } from './url.js';

/** Asks a registry by RDAP: its base URL is the table's or the caller's, so that its word counts for the suffix. */
export function rdapWay(
  engine: Engine,
  domain: string,
  { base, hosts }: { base: string } & Authority,
  deadline: Deadline,
): Way {
  const url = domainUrl(base, domain);
  return {
    kind: 'rdap',
    host: hostOf(url),
    ask: () => askRdap(engine, { url, publicOnly: false, authority: { hosts } }, deadline, domain),
    follow: (answer, maxReferrals, warn) =>
      followLinks(engine, domain, { host: hostOf(url), answer }, maxReferrals, deadline, warn),
    // Half a document is none, and a page of errors is no part of a record.
    keep: ({ part, failure }) => (failure === null ? part : null),
  };
}

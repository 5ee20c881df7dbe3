import type { Draft } from '../read/draft.js';
import { type Preparation, registry } from '../read/layout.js';

/** An answer that begins again with its first line: what stands from there on answers no question of ours. */
export const firstAnswer =
  (banner: string): Preparation =>
  (lines) => {
    const [, second] = lines.filter(({ value }) => value === banner);
    return second === undefined ? lines : lines.slice(0, lines.indexOf(second));
  };

/** IANA: the root zone, .arpa and .int. A name that nobody holds is absent, or `Not assigned` in the root zone. */
export default registry({
  suffixes: ['arpa', 'int'],
  marks: ['% IANA WHOIS server'],
  phrases: { available: 'This query returned 0 objects', invalid: 'Error: Invalid query' },
  // So it answers a question with a blank line behind it, the second time with "Invalid query".
  prepare: firstAnswer('% IANA WHOIS server'),
  labels: {
    domain: 'domain',
    'registrant.organization': 'organisation',
    'registrant.address': 'address',
    'object.id': 'contact',
    admin: 'administrative',
    technical: 'technical',
    nameserver: 'nserver',
    referral_whois: 'refer | whois',
    status: 'status',
    created_on: 'created',
    updated_on: 'changed',
    '-': 'ds-rdata | remarks | source',
  },
  contact: {
    name: 'name',
    organization: 'organisation',
    address: 'address',
    phone: 'phone',
    fax: 'fax-no',
    email: 'e-mail',
  },
  address: (lines) => {
    const country = lines.length > 1 ? lines.at(-1) : undefined;
    return country === undefined
      ? { address: lines.join('\n') }
      : { address: lines.slice(0, -1).join('\n'), country };
  },
  postprocess: readNotAssigned,
});

/** A record whose holder is `Not assigned` has none: the name that it prints is the question's, and free. */
export function readNotAssigned(draft: Draft): void {
  if (draft.registrant[0]?.organization !== 'Not assigned') return;
  draft.query = draft.domain;
  draft.domain = null;
  draft.statuses.push('available');
  for (const contacts of [draft.registrant, draft.admin, draft.technical]) contacts.length = 0;
}

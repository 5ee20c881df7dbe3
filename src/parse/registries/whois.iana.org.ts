import type { Draft } from '../read/draft.js';
import { registry } from '../read/layout.js';
import { below, contactLines, ending } from '../values/contact-lines.js';

/** IANA: the root zone, .arpa and .int. A free name is absent, or `Not assigned` in the root zone. */
export default registry({
  suffixes: ['arpa', 'int'],
  marks: ['% IANA WHOIS server'],
  beside: `
    IANA WHOIS server | for more information on IANA, visit {1-2} | This query returned {1-1} object | This query returned {1-1} objects | You queried for {domain} but this server does not have | any data for {domain} | If you need further information please check the web site | or use -h for help | More is told {…} | Error: Invalid query | source: IANA | changed: {1-1} | organisation: Not assigned | contact: administrative | contact: technical
  `,
  phrases: { available: 'This query returned 0 objects' },
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
    'dnssec.ds': 'ds-rdata',
    '-': 'remarks | source',
  },
  contact: {
    name: 'name',
    organization: 'organisation',
    address: 'address',
    phone: 'phone',
    fax: 'fax-no',
    email: 'e-mail',
  },
  address: contactLines(below(1, ending(/^(?<country>.*)$/u))),
  postprocess: readNotAssigned,
});

/** `Not assigned` instead of the registrant: the name is the one that was asked for, and is free. */
function readNotAssigned(draft: Draft): void {
  if (draft.registrant[0]?.organization !== 'Not assigned') return;
  draft.query = draft.domain;
  draft.domain = null;
  draft.statuses.push('available');
  for (const contacts of [draft.registrant, draft.admin, draft.technical]) contacts.length = 0;
}

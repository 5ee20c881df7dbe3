import type { Draft } from '../draft.js';
import type { Line } from '../lines.js';
import { registry } from '../registry.js';

/** IANA: the root zone, .arpa and .int. A name that nobody holds is absent, or `Not assigned` in the root zone. */
export default registry({
  suffixes: ['arpa', 'int'],
  marks: ['% IANA WHOIS server'],
  spec: () => ({
    says: { available: 'This query returned 0 objects', invalid: 'Error: Invalid query' },
    prepare: firstAnswer,
    labels: {
      'domain | domain-ace': 'as named',
      organisation: 'registrant.organization',
      address: 'registrant.address',
      contact: 'object.id',
      'administrative | technical | nserver | refer | whois | status | created | changed': 'as named',
    },
    contact: { 'name | organisation | address | phone | fax-no | e-mail': 'as named' },
    ignore: 'ds-rdata | remarks | source',
    address: (lines) => {
      const country = lines.length > 1 ? lines.at(-1) : undefined;
      return country === undefined
        ? { address: lines.join('\n') }
        : { address: lines.slice(0, -1).join('\n'), country };
    },
    finish: readNotAssigned,
  }),
});

/** A question with a blank line behind it is answered twice, the second time with "Invalid query". */
function firstAnswer(lines: readonly Line[]): readonly Line[] {
  const first = lines.findIndex(isBanner);
  const second = lines.findIndex((line, at) => at > first && isBanner(line));
  return first < 0 || second < 0 ? lines : lines.slice(0, second);
}

const isBanner = ({ value }: Line): boolean => value === '% IANA WHOIS server';

/** Such a record has no holder: its name is that of the question. */
function readNotAssigned(draft: Draft): void {
  if (draft.registrant[0]?.organization !== 'Not assigned') return;
  draft.query = draft.domain;
  draft.domain = null;
  draft.statuses.push('available');
  for (const contacts of [draft.registrant, draft.admin, draft.technical]) contacts.length = 0;
}

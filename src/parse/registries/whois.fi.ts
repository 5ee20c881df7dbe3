import { TRAFICOM } from '../layouts/traficom.js';
import type { Draft } from '../read/draft.js';
import { registry } from '../read/layout.js';
import { firstAndFurther } from '../read/prepare-lines.js';
import type { Line } from '../text/lines.js';

/**
 * Traficom, formerly Ficora. Until 2014 the registrant was among the domain's own labels, described on two lines.
 */
export default registry({
  aliases: ['whois.ficora.fi'],
  suffixes: ['fi'],
  marks: ['domain.............:'],
  on: TRAFICOM,
  prepare: firstAndFurther('descr', 'descr first', 'descr second'),
  labels: {
    'registrant.organization': 'descr first',
    'registrant.id': 'descr second',
    'registrant.address': 'address',
    'registrant.phone': 'phone',
    '-': 'IP',
  },
  disclaimer: { from: 'More information is available' },
  postprocess: readDescription,
});

/** The description is a company's name and number, or a person's names. A company's address begins with a person's name or a dash. */
function readDescription({ registrant: [holder] }: Draft, lines: readonly Line[]): void {
  if (holder === undefined || !lines.some((line) => line.label === 'descr first')) return;
  const [contact, ...street] = holder.address?.split('\n') ?? [];
  holder.address = street.length === 0 ? null : street.join('\n');
  if (holder.id !== null && !/\d/u.test(holder.id)) {
    holder.name = `${holder.organization ?? ''} ${holder.id}`.trim();
    holder.organization = null;
    holder.id = null;
  } else holder.name = contact === undefined || contact === '-' ? null : contact;
}

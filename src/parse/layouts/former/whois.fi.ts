import type { Draft } from '../../read/draft.js';
import type { RegistrySpec } from '../../read/module.js';
import type { Line } from '../../text/lines.js';
import { firstAndFurther } from '../first-and-further.js';

/** .fi until 2014: the holder among the domain's own labels, described in two lines. */
export const FORMER_FI: RegistrySpec = {
  labels: {
    'descr first': 'registrant.organization',
    'descr second': 'registrant.id',
    address: 'registrant.address',
    phone: 'registrant.phone',
  },
  prepare: firstAndFurther('descr', 'descr first', 'descr second'),
  finish: readDescription,
};

/** A company's name and number, or a person's names; then the address begins with a contact or a dash. */
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

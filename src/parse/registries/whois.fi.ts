import type { Draft } from '../draft.js';
import { traficom } from '../families/traficom.js';
import type { Line } from '../lines.js';
import { registry } from '../registry.js';

/** Traficom, Ficora before. Until 2014 the holder stood among the domain's own labels, described in two lines. */
export default registry({
  aliases: ['whois.ficora.fi'],
  suffixes: ['fi'],
  spec: () =>
    traficom({
      labels: {
        'descr first': 'registrant.organization',
        'descr second': 'registrant.id',
        address: 'registrant.address',
        phone: 'registrant.phone',
      },
      ignore: 'IP',
      disclaimer: { from: 'More information is available' },
      prepare(lines) {
        let which = 'first';
        return lines.map((line) => {
          if (line.label !== 'descr') return line;
          const named = line.with(`descr ${which}`, line.value);
          which = 'second';
          return named;
        });
      },
      finish: readDescription,
    }),
});

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

import type { BlockReader } from '../contact-block.js';
import { readCountryCode } from '../country.js';
import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

/** THNIC: until 2017 a contact went on below its label, down to a blank line; since then each line has its label. */
export default registry({
  aliases: ['whois.thnic.net'],
  suffixes: ['th', 'xn--o3cw4h'],
  marks: ['Whois Server Version 2.1.'],
  spec: () =>
    icann({
      says: {
        available: 'No match for {domain}. | No match found.',
        throttled: 'Too may requests. | Too many requests.',
      },
      labels: {
        'Domain | Created date | Exp date | Domain Holder': 'as named',
        'Domain Holder Organization': 'registrant.organization',
        'Domain Holder Street': 'registrant.address',
        'Domain Holder Country': 'registrant.country',
        'Tech Contact': 'technical',
      },
      ignore: 'Renew date | For more information please visit',
      block: readContact,
      disclaimer: { from: 'If you have', until: 'For more information' },
    }),
});

const US_TOWN = /^(?:(.{0,200}),\s{0,4})?([^,]{2,60}?),?\s{1,4}([A-Z]{2})(?:\s{1,4}\d{5})?$/u;

/** A number of the contact (or not), its name, street lines that end with the town, postal code, country. */
function readContact(lines: readonly string[]): ReturnType<BlockReader> {
  const found: ReturnType<BlockReader> = {};
  const rest = [...lines];
  if (/^\d{1,10}$/u.test(rest[0] ?? '')) found.id = rest.shift() ?? '';
  if (rest.length === 1) return { ...found, name: rest[0] ?? '' };
  found.organization = rest.shift() ?? '';
  if (readCountryCode(rest.at(-1) ?? '') !== null) found.country = rest.pop() ?? '';
  if (/^\d{4,6}$/u.test(rest.at(-1) ?? '')) found.zip = rest.pop() ?? '';
  const last = rest.pop() ?? '';
  const [, street = '', town, state = ''] = US_TOWN.exec(last) ?? [];
  const comma = last.lastIndexOf(',');
  found.city = town ?? last.slice(comma + 1).trim();
  found.state = state;
  found.address = [...rest, town === undefined ? last.slice(0, Math.max(comma, 0)) : street]
    .filter((line) => line !== '')
    .join('\n');
  return found;
}

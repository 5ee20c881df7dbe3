import { RPSL } from '../layouts/rpsl.js';
import { ContactDraft, type Draft } from '../read/draft.js';
import { registry } from '../read/layout.js';
import type { Line } from '../text/lines.js';
import { divideAddress } from '../values/contact-block.js';
import { asWell, contactLines, ending } from '../values/contact-lines.js';

const HOLDER = /^\(Domain Holder( Address)?\) (.{1,400})$/u;

/** `1 Example St., Sampletown, Tehran, IR`: town, province, country. */
const PLACE =
  /^(?:[^\n]{0,400}[,،] {0,2})?(?<city>[^,،\n]{2,60})[,،] {0,2}(?<state>[^,،\n]{2,60})[,،] {0,2}(?<country>[A-Z]{2})$/u;

const readAddress = contactLines(asWell(ending(PLACE)));

/** IRNIC: objects by handle; remarks repeat the registrant, and are the only data of one who opted out of publication. */
export default registry({
  suffixes: ['ir', 'xn--mgba3a4f16a'],
  marks: ['% This is the IRNIC Whois server'],
  on: RPSL,
  beside: `
    NOTE: This output has been filtered | This server uses UTF-8 as the encoding for requests and responses | Information related to {domain} | Available on web at {1-2} | Find the terms and conditions of use on {1-2}
  `,
  phrases: {
    available: 'ERROR:101: no entries found | No entries found in the selected source(s)',
    // `% Available on web at …`, cut off: it says nothing about the name.
    failed: 'Available',
  },
  labels: {
    updated_on: 'last-updated',
    expires_on: 'expire-date',
    'object.organization': 'org',
    'billing.handle': 'bill-c',
    '-': 'ascii | remarks',
  },
  contact: { organization: 'org' },
  // One line, which stays whole.
  address: readAddress,
  disclaimer: {
    mark: '%',
    from: 'Available on web at',
    until: 'Information related to',
    skip: /^(?:NOTE: This output|ERROR:|No entries)/u,
  },
  postprocess: holderInRemarks,
});

/**
 * `remarks: (Domain Holder) Jane Doe`, `remarks: (Domain Holder Address) 1 Example Road`: the registrant, if the response has no object with
 * the registrant's handle.
 */
function holderInRemarks({ registrant, handles, objects }: Draft, lines: readonly Line[]): void {
  const handle = handles.find(({ role }) => role === 'registrant')?.id;
  if (objects.some(({ id }) => id === handle)) return;
  for (const line of lines) {
    const [, address, value] = (line.label === 'remarks' ? HOLDER.exec(line.value) : null) ?? [];
    if (value === undefined) continue;
    const [holder = new ContactDraft()] = registrant;
    if (registrant.length === 0) registrant.push(holder);
    holder.used = true;
    if (address === undefined) holder.name ??= value;
    else {
      holder.address ??= value;
      divideAddress(holder, readAddress);
    }
  }
}

import { byForm } from '../fields/by-form.js';
import { contactLines, ending, top } from '../fields/contact-lines.js';
import { once, without } from '../fields/contact-steps.js';
import { withoutLabel } from '../layouts/without-label.js';
import { BLANK, LABELLED, type Line } from '../lines.js';
import { registry } from '../registry.js';

/** .tr (METU until 2022): sections set off by asterisks. Answers before 2018 do not print the name. */
export default registry({
  aliases: ['whois.nic.tr', 'whois.metu.edu.tr'],
  suffixes: ['tr'],
  marks: ['** Domain Name:', '** Registrant:', '** Administrative Contact:'],
  spec: () => ({
    zone: 'Europe/Istanbul',
    says: { available: 'No match found for "{domain}"', invalid: 'Invalid input' },
    labels: {
      'Domain Name': 'domain',
      'Frozen Status': 'status',
      'Registrant | Registrar | Administrative Contact | Technical Contact': 'as named',
      'Billing Contact | Whois Server': 'other',
      'Domain Servers | Additional Info | Created on | Expires on': 'as named',
    },
    contact: { 'NIC Handle | Organization Name | Person | Address | Phone | Fax': 'as named' },
    registrar: { 'NIC Handle': 'id', 'Organization Name': 'name', 'Address | Phone | Fax': '-' },
    ignore: 'Transfer Status | Last Update Time',
    status: { 'The domain is FROZEN': 'suspended' },
    nameless: true,
    block: contactLines(
      without(/^\+[\s()-]{0,40}$/u),
      once,
      byForm({ email: /^\S{1,64}@\S{1,255}$/u, 'phone | fax': /^\+[\d\s()-]{1,40}$/u }),
      top('name'),
      ending(/^(?:Out of Turkey|(?<city>.{1,80})),\n(?<country>.{1,80})$/u),
    ),
    prepare: closeGaps,
  }),
});

/** In the holder's block an empty street line is a blank line, and `No:61` is no label. */
function closeGaps(lines: readonly Line[], text: string): Line[] {
  let holder = false;
  const kept: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (line.decorated) holder = line.label === 'Registrant';
    if (holder && line.kind === BLANK && next?.kind !== BLANK && (next?.indent ?? 0) > 0) continue;
    const free = holder && line.kind === LABELLED && !line.decorated && line.indent > 0;
    kept.push(free ? withoutLabel(line, text) : line);
  }
  return kept;
}

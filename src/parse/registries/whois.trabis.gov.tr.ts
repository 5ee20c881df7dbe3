import { registry } from '../read/layout.js';
import { withoutLabel } from '../read/prepare-lines.js';
import { BLANK, LABELLED, type Line } from '../text/lines.js';
import { byForm, contactLines, ending, once, top, without } from '../values/contact-lines.js';

/**
 * Turkey: sections marked by asterisks.
 * Until 2022 at METU: other contacts in addition to the registrant, which is a block of name, street lines, `Town,`, country, mailbox and
 * numbers, with a line for each field, even if it is hidden or empty. Responses before 2018 do not print the name.
 */
export default registry({
  aliases: ['whois.nic.tr', 'whois.metu.edu.tr'],
  suffixes: ['tr'],
  marks: ['** Domain Name:', '** Registrant:', '** Administrative Contact:'],
  nameless: true,
  phrases: { available: 'No match found for "{domain}"', invalid: 'Invalid input' },
  prepare: closeGaps,
  labels: {
    domain: 'Domain Name',
    status: 'Frozen Status',
    registrant: 'Registrant',
    registrar: 'Registrar',
    nameserver: 'Domain Servers',
    details: 'Additional Info',
    created_on: 'Created on',
    expires_on: 'Expires on',
    other: 'Whois Server',
    billing: 'Billing Contact',
    admin: 'Administrative Contact',
    technical: 'Technical Contact',
    '-': 'Transfer Status | Last Update Time',
  },
  contact: {
    id: 'NIC Handle',
    organization: 'Organization Name',
    name: 'Person',
    address: 'Address',
    phone: 'Phone',
    fax: 'Fax',
  },
  registrar: { id: 'NIC Handle', name: 'Organization Name', address: 'Address', phone: 'Phone', '-': 'Fax' },
  status: { suspended: 'The domain is FROZEN' },
  wholeAddress: true,
  block: contactLines(
    without(/^\+[\s()-]{0,40}$/u),
    once,
    byForm({ email: /^\S{1,64}@\S{1,255}$/u, 'phone | fax': /^\+[\d\s()-]{1,40}$/u }),
    top('name'),
    ending(/^(?:Out of Turkey|(?<city>.{1,80})),(?<zip>\d{5})?\n(?<country>.{1,80})$/u),
  ),
});

/**
 * The registrant's block has a line for each field, even an empty one, so blank lines do not end it. `No:61` in it is not a label.
 */
export function closeGaps(lines: readonly Line[], text: string): Line[] {
  let inside = false;
  const kept: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (line.decorated) inside = line.label === 'Registrant';
    if (inside && line.kind === BLANK && next?.kind !== BLANK && (next?.indent ?? 0) > 0) continue;
    const free = inside && line.kind === LABELLED && !line.decorated && line.indent > 0;
    kept.push(free ? withoutLabel(line, text) : line);
  }
  return kept;
}

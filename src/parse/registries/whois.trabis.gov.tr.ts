import type { BlockReader } from '../contact-block.js';
import { takeByForm } from '../fields/by-form.js';
import { withoutLabel } from '../fields/without-label.js';
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
    block: readRegistrant,
    prepare: closeGaps,
  }),
});

const NUMBER = /^\+[\d\s()-]{1,40}$/u;

/** Name, street lines, `Town,`, country, mailbox, telephone, fax; a hidden line stands once for all. */
function readRegistrant(lines: readonly string[]): ReturnType<BlockReader> {
  const known = [...new Set(lines)].filter((line) => !/^\+[\s()-]{0,40}$/u.test(line));
  const { found, rest } = takeByForm(known, { email: /^\S{1,64}@\S{1,255}$/u, phone: NUMBER, fax: NUMBER });
  const town = rest.findIndex((line) => line.endsWith(','));
  if (town > 0 && town === rest.length - 2) {
    found.country = rest.pop() ?? '';
    const city = rest.pop()?.slice(0, -1) ?? '';
    if (city !== 'Out of Turkey') found.city = city;
  }
  const [name = '', ...address] = rest;
  return { ...found, name, address: address.join('\n') };
}

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

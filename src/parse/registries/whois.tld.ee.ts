import { declaredNotice } from '../answer/notice.js';
import { type DisclaimerFinder, type DisclaimerSpec, type Preparation, registry } from '../read/layout.js';
import { BLANK, type Line } from '../text/lines.js';

/** `Domain:`, or without a colon `Administrative contact`. */
const isHeading = ({ label, value }: Line): boolean => (label === '') !== (value === '');

/** Below these headings the label gets the heading before it: `changed:` below `DNSSEC` → `DNSSEC changed:`. */
export const underHeading =
  (headings: readonly string[], label: string): Preparation =>
  (lines) => {
    let heading = '';
    return lines.map((line) => {
      if (isHeading(line)) heading = line.label;
      return line.label === label && headings.includes(heading)
        ? line.with(`${heading} ${label}`, line.value)
        : line;
    });
  };

/** Until 2019 there was no notice: the last two lines, the server's name and `More information at …`, count as the notice. */
const noticeOrFooter =
  (spec: DisclaimerSpec): DisclaimerFinder =>
  (lines, text) => {
    const notice = declaredNotice(lines, text, spec);
    if (notice.length > 0) return notice;
    const footer = lines.filter(({ kind }) => kind !== BLANK).slice(-2);
    return footer[1]?.value.startsWith('More information at') === true ? footer : [];
  };

/**
 * Estonian Internet Foundation. Since 2010: a paragraph for the domain, each contact, the servers and the keys, all with `name` and
 * `changed`; until 2019 with the server's own name instead of a notice.
 * Until 2010, EENet: the registrant's lines below `Registrant:`.
 */
export default registry({
  aliases: ['whois.eenet.ee'],
  suffixes: ['ee'],
  marks: ['Estonia .ee Top Level Domain WHOIS server'],
  phrases: { available: 'Domain not found | NOT FOUND: {domain}' },
  // The URL of EENet's rules, below the registrar.
  rewrite: [[/^URL:(.{0,250})$/u, 'rules:$1']],
  prepare: underHeading(['Name servers', 'DNSSEC'], 'changed'),
  labels: {
    domain: 'Domain | Domain name',
    status: 'status',
    created_on: 'registered',
    updated_on: 'changed',
    expires_on: 'expire',
    registrant: 'Registrant',
    admin: 'Administrative contact',
    technical: 'Technical contact',
    registrar: 'Registrar',
    nameserver: 'Name servers | nserver | Domain servers',
    'dnssec.signed': 'DNSSEC',
    other: 'Contacts',
    'dnssec.key': 'dnskey',
    'event.deletion': 'delete',
    '-': 'outzone | Name servers changed | DNSSEC changed',
  },
  contact: {
    name: 'name',
    country: 'country',
    email: 'email',
    phone: 'phone',
    updated_on: 'changed',
    id: 'org id',
  },
  registrar: { name: 'name', url: 'url', phone: 'phone', '-': 'changed | rules' },
  prefixes: { created_on: 'Record created on', updated_on: 'Record changed on' },
  status: {
    pending_delete: 'deleteCandidate',
    record: `
      serverForceDelete | serverManualInzone | serverAdminChangeProhibited | serverTechChangeProhibited |
      serverRegistrantChangeProhibited | serverReleaseProhibited
    `,
    unavailable: 'blocked | atAuction | pendingRegistration | paymentReceived',
  },
  disclaimer: noticeOrFooter({ from: 'Search results', until: ['Estonia', 'Domain'] }),
});

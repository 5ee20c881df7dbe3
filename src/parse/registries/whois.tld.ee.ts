import { BLANK, Line } from '../lines.js';
import { registry } from '../registry.js';

/** Estonian Internet Foundation; EENet until 2010. In each paragraph `name` is what the heading says. */
export default registry({
  aliases: ['whois.eenet.ee'],
  suffixes: ['ee'],
  marks: ['Estonia .ee Top Level Domain WHOIS server'],
  spec: () => ({
    says: { available: 'Domain not found | NOT FOUND: {domain}' },
    labels: {
      Domain: 'details',
      'domain name | status | registered | changed | expire | Registrant': 'as named',
      'Administrative contact | Technical contact | Registrar | Name servers | nserver': 'as named',
      'Domain servers': 'nameserver',
      'DNSSEC | Contacts': 'other',
    },
    contact: { 'name | country | email | phone | changed': 'as named', 'org id': 'id' },
    // EENET's `URL` was that of its rules.
    registrar: { name: 'name', url: 'url', 'phone | changed | rules': '-' },
    ignore: 'outzone | delete | dnskey | name servers changed',
    prefixes: { 'Record created on': 'created_on', 'Record changed on': 'updated_on' },
    status: {
      deleteCandidate: 'pending_delete',
      'serverForceDelete | serverManualInzone | serverAdminChangeProhibited': 'record',
      'serverTechChangeProhibited | serverRegistrantChangeProhibited | serverReleaseProhibited': 'record',
      disputed: 'suspended',
      'blocked | atAuction | pendingRegistration | paymentReceived': 'unavailable',
    },
    disclaimer: { from: 'Search results may not be used', until: ['Estonia .ee', 'Domain not found'] },
    prepare: nameParagraphs,
    finish(draft, lines) {
      draft.disclaimer ??= footer(lines);
    },
  }),
});

/** The domain's name gets a label of its own, and a second name below a heading a heading of its own. */
function nameParagraphs(lines: readonly Line[]): readonly Line[] {
  let heading: Line | null = null;
  let names = 0;
  const named: Line[] = [];
  for (const line of lines) {
    if (line.label === 'URL') {
      named.push(line.with('rules', line.value));
      continue;
    }
    if (line.label === 'name' && heading !== null) {
      names++;
      if (heading.label === 'Domain') {
        named.push(line.with('domain name', line.value));
        continue;
      }
      if (names > 1)
        named.push(
          Line.of(line.number, BLANK, 0, '', '', false, line.start, line.start),
          heading.with(heading.label || heading.value, ''),
        );
    } else if (line.label === 'changed' && /^(?:Name servers|DNSSEC)$/u.test(heading?.label ?? '')) {
      named.push(line.with('name servers changed', line.value));
      continue;
    } else if (line.value === '' || line.label === '') {
      if (line.label !== '' || line.value !== '') {
        heading = line;
        names = 0;
      }
    }
    named.push(line);
  }
  return named;
}

/** Answers before 2019 have no notice but the server's own name and address at their end. */
function footer(lines: readonly Line[]): string | null {
  const [server, more] = lines.filter((line) => line.value !== '').slice(-2);
  return server !== undefined && more?.value.startsWith('More information at') === true
    ? `${server.value} ${more.value}`
    : null;
}

import { registry } from '../read/layout.js';
import { byForm, contactLines, ending, place, top, when } from '../values/contact-lines.js';

/** AM NIC: contacts in lines, the town before state and postal code. */
export default registry({
  aliases: ['whois.nic.am'],
  suffixes: ['am', 'xn--y9a3aq'],
  marks: ['%AM TLD whois server'],
  beside: "AM TLD whois server {1-1} | Please see 'whois -h whois.amnic.net help' for usage",
  phrases: {
    available: 'No match',
    reserved: 'Reserved name: {…}',
    invalid: 'Invalid domain name{…} | Bad domain name{…}',
  },
  labels: {
    domain: 'Domain name',
    registrar: 'Registrar',
    status: 'Status',
    registrant: 'Registrant',
    admin: 'Administrative contact',
    technical: 'Technical contact',
    nameserver: 'DNS servers',
    created_on: 'Registered',
    updated_on: 'Last modified',
    expires_on: 'Expires',
  },
  status: { record: 'registrar locked | registry locked' },
  block: contactLines(
    byForm({ email: /@/u, 'phone | fax': /^\+?\d[\d\s().-]{4,40}$/u }),
    place,
    ending(/^(?<city>[^,]{1,80}),(?:(?<state>[^,]{1,60}),)?\s{0,4}(?<zip>[A-Z-]{0,4}\d[\w -]{2,12})$/u),
    top('name'),
    // A registrant has no person; a contact has both, and a street with a number below.
    when({ found: ['email'], atLeast: 2 }, top('organization')),
  ),
});

import { registry } from '../read/layout.js';
import { below, byForm, contactLines, country, ending, opening, top, when } from '../values/contact-lines.js';

/** A person's position, on the line below the name. */
const TITLE =
  /^\D{0,60}\b(?:Administrator|Director|Manager|Engineer|Analyst|Specialist|Coordinator|Webmaster)$/u;

const TOWN = /^(?<city>[^,]{1,80})(?:,\s{0,4}(?<state>[A-Z]{2})?\s{0,4}(?<zip>[A-Z\d][A-Z\d -]{2,11})?)?$/u;

/** EDUCAUSE: contacts as blocks; `Town, ST zip` is above the country, number and e-mail are below it. */
export default registry({
  aliases: ['whois.educause.net'],
  suffixes: ['edu'],
  marks: ['This Registry database contains ONLY .EDU'],
  beside: '.EDU domain',
  phrases: { available: 'No Match | NO MATCH: {domain}' },
  labels: {
    domain: 'Domain Name',
    registrant: 'Registrant',
    admin: 'Administrative Contact',
    technical: 'Technical Contact',
    nameserver: 'Name Servers',
    created_on: 'Domain record activated',
    updated_on: 'Domain record last updated',
    expires_on: 'Domain expires',
  },
  block: contactLines(
    byForm({ email: /@/u, phone: /^[+(]?\d[\d\s().x+-]{6,30}$/u }),
    below(1, country),
    when({ found: ['country'] }, below(1, ending(TOWN))),
    // A registrant is an organization; other contacts are a person, then (unless a street follows) an organization.
    when({ missing: ['email', 'phone'] }, top('organization')),
    when({ found: ['email', 'phone'] }, top('name'), opening(TITLE), opening(/^(?<organization>\D.*)$/u)),
  ),
  disclaimer: { from: 'This Registry database', until: '--' },
});

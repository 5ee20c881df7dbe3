import { registry } from '../read/layout.js';
import { byForm, contactLines, ending, opening, spelled, top, without } from '../values/contact-lines.js';

const PLACE = /^(?<city>.*)\n(?:.*,\s(?:(?<state>[A-Z]{2})\s)?(?<zip>[\dA-Z -]{3,10})|.*)\n(?<country>.*)$/u;

/** An empty street and town: `, 100000`, and below it the country's code. */
const CODE_ALONE = /^,\s(?<zip>[\dA-Z -]{3,10})\n(?<country>.*)$/u;

/**
 * Verisign's former layout, and below it the registrar's record with contacts as blocks of fixed lines: organization, person and e-mail,
 * street, town, `country, state postcode`, country code. `not.defined.` is printed for a missing value, and the WHOIS server in the record
 * is a web page.
 */
export default registry({
  suffixes: ['uz'],
  beside: 'Names in .uz can be registered with many registrars',
  phrases: { available: 'Sorry, but domain: {domain}, not found in database' },
  labels: {
    'registrar.name': 'Registrar',
    domain: 'Domain Name',
    referral_url: 'Referral URL',
    nameserver: 'Name Server | Domain servers in listed order',
    status: 'Status',
    updated_on: 'Updated Date',
    created_on: 'Creation Date',
    expires_on: 'Expiration Date',
    registrant: 'Registrant',
    admin: 'Administrative Contact',
    technical: 'Technical Contact',
    billing: 'Billing Contact',
    '-': 'Whois Server',
  },
  block: contactLines(
    without(/^(?:Tel|Fax)\.\s{0,4}not\.defined\.$/u),
    spelled(/^not\.defined\.(?=\s{1,8}\(|$)/u, ''),
    spelled(/ \[at\] /u, '@'),
    byForm({ phone: /^Tel\.\s{0,4}(\S.{4,39})$/u, fax: /^Fax\.\s{0,4}(\S.{4,39})$/u }),
    top('organization'),
    opening(/^(?<name>.{0,200}?)\s{0,8}\((?<email>\S{1,64}@\S{1,255})\)$/u, /^(?<name>.*)$/u),
    ending(PLACE, CODE_ALONE),
  ),
  disclaimer: { from: 'TERMS OF USE', until: 'The Registry database' },
});

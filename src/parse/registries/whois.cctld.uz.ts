import { byForm } from '../layouts/by-form.js';
import { contactLines, ending, opening, top } from '../layouts/contact-lines.js';
import { spelled } from '../layouts/contact-steps.js';
import { dropPlaceholders } from '../layouts/placeholder.js';
import { registry } from '../read/registry.js';

/**
 * Verisign's layout of old, and below it the registrar's record with contacts as blocks of fixed lines:
 * organization, person and e-mail, street, town, `country, state postcode`, country code. `not.defined.` stands
 * where there is nothing, and the WHOIS server that it prints is a web page's.
 */
export default registry({
  suffixes: ['uz'],
  spec: () => ({
    says: { available: 'Sorry, but domain: {domain}, not found in database' },
    labels: {
      Registrar: 'registrar.name',
      'Domain Name | Referral URL | Name Server | Domain servers in listed order | Status | Updated Date':
        'as named',
      'Creation Date | Expiration Date | Registrant | Administrative Contact': 'as named',
      'Technical Contact | Billing Contact': 'as named',
    },
    ignore: 'Whois Server',
    disclaimer: { from: 'TERMS OF USE', until: 'The Registry database' },
    block: contactLines(
      spelled(/^not\.defined\.$/u, ''),
      spelled(/ \[at\] /u, '@'),
      byForm({ phone: /^Tel\.\s{0,4}(\S.{4,39})$/u, fax: /^Fax\.\s{0,4}(\S.{4,39})$/u }),
      top('organization'),
      opening(/^(?<name>.{0,200}?)\s{0,8}\((?<email>\S{1,64}@\S{1,255})\)$/u, /^(?<name>.*)$/u),
      ending(PLACE),
    ),
    finish: dropPlaceholders(/^not\.defined$/u),
  }),
});

const PLACE = /^(?<city>.*)\n(?:.*,\s(?:(?<state>[A-Z]{2})\s)?(?<zip>[\dA-Z -]{3,10})|.*)\n(?<country>.*)$/u;

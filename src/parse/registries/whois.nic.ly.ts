import { COCCA } from '../layouts/cocca.js';
import { registry } from '../read/layout.js';
import { below, contactLines, ending, top } from '../values/contact-lines.js';

/**
 * CoCCA's layout today; before it, contacts as lines: organization, name, street, town, state, country, with the
 * postal code below them.
 */
export default registry({
  suffixes: ['ly'],
  on: COCCA,
  labels: {
    updated_on: 'Updated',
    expires_on: 'Expired',
    nameserver: 'Domain servers in listed order',
    '-': 'Whois information provided by | -For Whois usage policy please check',
  },
  contact: { zip: 'Zip/Postal code' },
  block: contactLines(
    ending(/^(?<email>.{1,200}@.{0,200})$/u),
    top('organization', 'name'),
    below(1, ending(/^(?<city>.*)\n(?<state>.*)\n(?<country>.*)$/u)),
  ),
});

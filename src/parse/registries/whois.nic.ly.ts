import { cocca } from '../layouts/cocca.js';
import { contactLines, ending, top } from '../layouts/contact-lines.js';
import { below } from '../layouts/contact-steps.js';
import { registry } from '../read/registry.js';

/**
 * CoCCA's layout today; before it, contacts as lines: organization, name, street, town, state, country,
 * with the postal code below them.
 */
export default registry({
  suffixes: ['ly'],
  spec: () =>
    cocca({
      labels: { 'Updated | Expired | Domain servers in listed order': 'as named' },
      contact: { 'Zip/Postal code': 'zip', Phone: 'phone', Fax: 'fax' },
      ignore: 'Whois information provided by | -For Whois usage policy please check',
      block: contactLines(
        ending(/^(?<email>.{1,200}@.{0,200})$/u),
        top('organization', 'name'),
        below(1, ending(/^(?<city>.*)\n(?<state>.*)\n(?<country>.*)$/u)),
      ),
    }),
});

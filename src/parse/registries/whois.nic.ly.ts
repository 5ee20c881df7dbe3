import { cocca } from '../families/cocca.js';
import { registry } from '../registry.js';

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
      block: (lines) => {
        const email = lines.at(-1)?.includes('@') === true ? (lines.at(-1) ?? '') : '';
        const rest = email === '' ? lines : lines.slice(0, -1);
        const [organization = '', name = '', ...place] = rest;
        const [country = '', state = '', city = '', ...street] = place.reverse();
        if (street.length === 0) return { organization, name, address: place.reverse().join('\n'), email };
        return { organization, name, address: street.reverse().join('\n'), city, state, country, email };
      },
    }),
});

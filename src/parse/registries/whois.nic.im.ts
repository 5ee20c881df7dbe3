import { readBritishAddress } from '../fields/british-address.js';
import { labelsOf } from '../label-rows.js';
import { LABELLED, Line, TEXT } from '../lines.js';
import { registry } from '../registry.js';

/** .im: headings without a colon, and addresses in lines below the word alone. */
export default registry({
  suffixes: ['im'],
  marks: ['Domain Owners / Registrant'],
  spec: () => ({
    zone: 'Europe/Isle_of_Man',
    says: { available: 'The domain {domain} was not found', reserved: 'The domain {domain} is reserved{…}' },
    dates: 'dmy',
    labels: {
      'Domain Name': 'domain',
      'Domain Managers': 'registrar',
      'Domain Owners / Registrant': 'registrant',
      'Administrative Contact | Billing Contact | Technical Contact | Domain Details': 'as named',
      'Expiry Date | Name Server': 'as named',
    },
    contact: { Name: 'name', Address: 'address' },
    registrar: { Name: 'name', Address: '-' },
    prepare: giveLabels,
    address: readBritishAddress,
  }),
});

const HEADINGS: readonly string[] = labelsOf(`Domain Managers | Domain Owners / Registrant |
  Administrative Contact | Billing Contact | Technical Contact | Domain Details`);

/** All lines stand at the margin: a heading opens a section, and what follows `Address` is the address. */
function giveLabels(lines: readonly Line[]): Line[] {
  let address = false;
  return lines.map((line) => {
    if (line.kind !== TEXT) {
      address = false;
      return line;
    }
    if (HEADINGS.includes(line.value)) {
      address = false;
      return Line.of(line.number, LABELLED, line.indent, line.value, '', true, line.start, line.end);
    }
    if (line.value === 'Address') {
      address = true;
      return line.with('Address', '');
    }
    return address ? line.with('Address', line.value) : line;
  });
}

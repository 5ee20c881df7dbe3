import { describe, expect, it } from 'vitest';
import { explain, parse } from '../../src/parse/index.js';

const RECORD = 'Domain Name: example.com\nCreation Date: 2001-02-03\n';

describe('a second contact of a role, without an id', () => {
  const TWO = [
    { name: 'Jane Example', address: '1 Example Road', email: 'jane@example.com' },
    { name: 'John Example', address: '2 Example Road', email: 'john@example.com' },
  ];

  it.each([
    [
      'below its heading, behind a blank line',
      `Technical Contacts
  Name:     Jane Example
  Address:  1 Example Road
  Email:    jane@example.com

  Name:     John Example
  Address:  2 Example Road
  Email:    john@example.com
`,
    ],
    [
      'below its heading at once',
      `Technical Contacts:
  Name:     Jane Example
  Address:  1 Example Road
  Email:    jane@example.com
  Name:     John Example
  Address:  2 Example Road
  Email:    john@example.com
`,
    ],
    [
      'in labels that carry the role',
      `Tech Name: Jane Example
Tech Street: 1 Example Road
Tech Email: jane@example.com
Tech Name: John Example
Tech Street: 2 Example Road
Tech Email: john@example.com
`,
    ],
    [
      'in columns',
      `Technical Contact
   Name      Jane Example
   Address   1 Example Road
   Email     jane@example.com
   Name      John Example
   Address   2 Example Road
   Email     john@example.com
`,
    ],
  ])('is read %s', (_, contacts) => {
    const { properties, unplaced } = explain(`${RECORD}\n${contacts}`);
    expect(properties.technical_contacts).toMatchObject(TWO);
    expect(unplaced).toEqual([]);
  });

  it('does not start where a label continues, or is empty the second time', () => {
    const { registrant_contacts } = parse(
      `${RECORD}Registrant Name: Jane Example
Registrant Name: Example Holdings Ltd
Registrant Street: 1 Example Road
Registrant Street: Suite 2
Registrant Email: jane@example.com
Registrant Name:
`,
    );
    expect(registrant_contacts).toMatchObject([
      { name: 'Jane Example', address: '1 Example Road\nSuite 2', email: 'jane@example.com' },
    ]);
  });

  it('does not start where an address, the first field printed, continues below another field', () => {
    const { registrant_contacts } = parse(
      `${RECORD}Registrant Street: 1 Example Road
Registrant Country: DE
Registrant Street: Suite 2
`,
    );
    expect(registrant_contacts).toMatchObject([{ address: '1 Example Road\nSuite 2', country_code: 'DE' }]);
  });
});

import { divideAddress } from '../contact-block.js';
import { ContactDraft } from '../draft.js';
import { rpsl } from '../families/rpsl.js';
import { contactLines, ending } from '../fields/contact-lines.js';
import { registry } from '../registry.js';

/** ISNIC: before 2015 the holder was the lines of `descr`, name first. */
export default registry({
  suffixes: ['is'],
  marks: ['% This is the ISNIC Whois server'],
  spec: () =>
    rpsl({
      says: {
        available: 'No entries found for query "{domain}" | No entries found for query {domain}',
        invalid: 'Invalid query{…} | Query is not valid{…}',
        throttled: 'Query limit exceeded{…} | Too many queries{…}',
      },
      address: readAddress,
      labels: { registrant: 'registrant.handle' },
      ignore: 'descr | billing-c | dnssec | ds-rdata',
      disclaimer: { mark: '%', from: 'Rights restricted', until: 'No entries found' },
      finish(draft, lines) {
        const [name, ...address] = lines
          .filter((line) => line.label === 'descr' && line.value !== '')
          .map((line) => line.value);
        if (name === undefined || draft.handles.some(({ role }) => role === 'registrant')) return;
        const contact = new ContactDraft();
        contact.used = true;
        contact.name = name;
        contact.address = address.length > 0 ? address.join('\n') : null;
        divideAddress(contact, readAddress);
        draft.registrant.push(contact);
      },
    }),
});

/** `IS-105 Town`, and a country's code where it is another. */
const readAddress = contactLines(
  ending(/^(?:(?<zip>IS-\d{3}) (?<city>.{1,80}))?(?:(?:^|\n)(?<country>[A-Z]{2}))?$/u),
);

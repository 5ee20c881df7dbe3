import { ContactDraft } from '../draft.js';
import { rpsl } from '../families/rpsl.js';
import { registry } from '../registry.js';

/** IRNIC: objects by handle; remarks repeat the holder, and are all there is of one who asked to be left out. */
export default registry({
  suffixes: ['ir', 'xn--mgba3a4f16a'],
  marks: ['% This is the IRNIC Whois server'],
  spec: () =>
    rpsl({
      says: {
        available: 'ERROR:101: no entries found | No entries found in the selected source(s)',
        // A cut-off `% Available on web at …`, no word on the name.
        failed: 'Available',
        throttled: 'ERROR:201: {…} | ERROR:202: {…}',
      },
      labels: { 'last-updated': 'updated_on', 'expire-date': 'expires_on', org: 'object.organization' },
      contact: { org: 'organization' },
      ignore: 'ascii | remarks | bill-c | dnssec',
      disclaimer: {
        mark: '%',
        from: 'Available on web at',
        until: 'Information related to',
        skip: /^(?:NOTE: This output|ERROR:|No entries)/u,
      },
      finish(draft, lines) {
        const holder = draft.handles.find(({ role }) => role === 'registrant')?.id;
        if (draft.objects.some(({ id }) => id === holder)) return;
        for (const line of lines) {
          if (line.label !== 'remarks') continue;
          const [, address, value] = /^\(Domain Holder( Address)?\) (.{1,400})$/u.exec(line.value) ?? [];
          if (value === undefined) continue;
          const [contact = new ContactDraft()] = draft.registrant;
          if (draft.registrant.length === 0) draft.registrant.push(contact);
          contact.used = true;
          if (address === undefined) contact.name ??= value;
          else contact.address ??= value;
        }
      },
    }),
});

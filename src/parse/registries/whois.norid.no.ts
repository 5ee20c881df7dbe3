import { handlesAlone } from '../fields/handles-alone.js';
import { BLANK, type Line } from '../lines.js';
import { registry } from '../registry.js';

/** Norid: objects by handle, dotted leaders; what a handle names may stand below, and today never does. */
export default registry({
  suffixes: ['no'],
  marks: ['% Kopibeskyttet', 'NORID Handle...'],
  spec: () => ({
    says: {
      available: 'No match',
      invalid: 'Invalid query{…} | Not a valid domain name{…}',
      throttled: 'Too many queries{…} | Limit exceeded{…} | Quota exceeded{…}',
    },
    labels: {
      'NORID Handle': 'object.id',
      'Domain Information | Additional information | Domain Name': 'as named',
      'Domain Holder Handle': 'registrant.handle',
      'Legal-c Handle | Admin-c Handle': 'admin.handle',
      'Tech-c Handle': 'technical.handle',
      'Registrar Handle | Created | Last updated': 'as named',
    },
    contact: {
      'Name | Organization | Post Address | Postal Code | Postal Area | Country | Fax Number': 'as named',
      'Email Address | Created | Last updated': 'as named',
      'Phone Number | Mobile Number': 'phone',
      'Type | Id Type | Id Number | Registrar Handle': '-',
    },
    ignore: `Name Server Handle | Type | Id Type | Id Number | DNSSEC | DS Key Tag | Algorithm |
      Digest Type | Digest | Key Flags | Key Protocol | Key Algorithm | Key Public | IDN Domain Name`,
    disclaimer: { until: 'No match' },
    prepare: joinObjects,
    finish(draft) {
      draft.domain_id = draft.objects.shift()?.id ?? null;
      handlesAlone(draft);
    },
  }),
});

/** `Additional information` below an object is the object's own, and an organization's name its organization. */
function joinObjects(lines: readonly Line[]): Line[] {
  let objects = 0;
  let organization = false;
  const joined: Line[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.label === 'NORID Handle') {
      objects++;
      organization = false;
    }
    if (line.label === 'Type') organization = line.value === 'organization';
    const next = lines.slice(at + 1, at + 4).find((other) => other.kind !== BLANK);
    const inner =
      objects > 1 && (line.label === 'Additional information' || next?.label === 'Additional information');
    if (inner && (line.kind === BLANK || line.label === 'Additional information')) continue;
    joined.push(organization && line.label === 'Name' ? line.with('Organization', line.value) : line);
  }
  return joined;
}

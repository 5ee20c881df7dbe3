import { registry } from '../read/layout.js';
import { BLANK, type Line } from '../text/lines.js';

/**
 * Norid: handles and dotted leaders. Until 2015 or later, the objects that the handles name were printed below, each with `Additional
 * information` after it.
 */
export default registry({
  suffixes: ['no'],
  marks: ['% Kopibeskyttet', 'NORID Handle...'],
  beside: 'Kopibeskyttet, {…}',
  phrases: {
    available: 'No match',
    invalid: 'Invalid query{…} | Not a valid domain name{…}',
    throttled: 'Too many queries{…} | Limit exceeded{…} | Quota exceeded{…}',
  },
  prepare: [nameOrganizations, joinParagraphs],
  labels: {
    'object.id': 'NORID Handle',
    details: 'Domain Information | Additional information',
    domain: 'Domain Name',
    'technical.handle': 'Tech-c Handle',
    'registrar.id': 'Registrar Handle',
    created_on: 'Created',
    updated_on: 'Last updated',
    'registrant.handle': 'Domain Holder Handle',
    'admin.handle': 'Legal-c Handle | Admin-c Handle',
    'dnssec.signed': 'DNSSEC',
    'dnssec.key_tag': 'DS Key Tag',
    'dnssec.algorithm': 'Algorithm',
    'dnssec.digest_type': 'Digest Type',
    'dnssec.digest': 'Digest',
    'dnssec.public_key': 'Key Public',
    '-': 'Name Server Handle',
  },
  contact: {
    organization: 'Organization',
    address: 'Post Address',
    zip: 'Postal Code',
    city: 'Postal Area',
    country: 'Country',
    fax: 'Fax Number',
    email: 'Email Address',
    created_on: 'Created',
    updated_on: 'Last updated',
    phone: 'Phone Number | Mobile Number',
    '-': 'Type | Id Type | Id Number | Registrar Handle',
  },
  disclaimer: { until: 'No match' },
  postprocess: (draft) => {
    draft.domain_id ??= draft.objects.shift()?.id ?? null;
  },
});

/** `Type: organization` above `Name`, in each object: the name of an organization is labelled as one. */
export function nameOrganizations(lines: readonly Line[]): Line[] {
  let type = '';
  return lines.map((line) => {
    if (line.label === 'NORID Handle') type = '';
    if (line.label === 'Type') type = line.value;
    return line.label === 'Name' && type === 'organization' ? line.with('Organization', line.value) : line;
  });
}

/**
 * All objects except the first, which is the domain, are read as one paragraph each, so that a date below `Additional information` is the
 * contact's.
 */
export function joinParagraphs(lines: readonly Line[]): Line[] {
  let objects = 0;
  const joined: Line[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.label === 'NORID Handle') objects++;
    if (objects > 1 && (goesOn(line) || (line.kind === BLANK && isAboveMore(lines, at)))) continue;
    joined.push(line);
  }
  return joined;
}

const goesOn = ({ label }: Line): boolean => label === 'Additional information';

function isAboveMore(lines: readonly Line[], at: number): boolean {
  const next = lines.slice(at + 1, at + 4).find(({ kind }) => kind !== BLANK);
  return next !== undefined && goesOn(next);
}

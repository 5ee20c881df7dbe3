import type { BlockReader } from '../contact-block.js';
import type { RegistrySpec } from '../module.js';

/**
 * Freenom's registries (.tk, .cf, .ga, .gq, .ml): indented blocks below their headings, the state of the
 * name after it (`EXAMPLE.CF is Active`), American dates. .tk shows the holder as lines without labels.
 */
export function freenom(own: RegistrySpec = {}): RegistrySpec {
  return {
    dates: 'mdy',
    block: HOLDER,
    ...own,
    says: {
      ...own.says,
      available: ['Invalid query or domain name not known in {…}', ...(own.says?.available ?? [])],
    },
    labels: {
      'Domain name': 'domain',
      'Organisation | Owner contact': 'registrant',
      'Admin contact': 'admin',
      'Billing contact': 'other',
      'Tech contact': 'technical',
      'Domain Nameservers': 'nameserver',
      'Domain registered': 'created_on',
      'Record will expire on': 'expires_on',
      ...own.labels,
    },
    contact: { ...CONTACT, ...own.contact },
    // The last are those of the billing contact's section.
    ignore: `Record maintained by | ${Object.keys(CONTACT).join(' | ')} | ${own.ignore ?? ''}`,
    finish(draft, lines) {
      const state = /^\S{1,255}\s{1,4}(?:is\s)?(.{1,80})$/iu.exec(draft.domain ?? '')?.[1];
      if (state !== undefined) draft.statuses.push(state.trim());
      own.finish?.(draft, lines);
    },
  };
}

const CONTACT: Readonly<Record<string, string>> = {
  Organization: 'organization',
  Name: 'name',
  Address: 'address',
  Zipcode: 'zip',
  City: 'city',
  State: 'state',
  Country: 'country',
  Phone: 'phone',
  Fax: 'fax',
  'E-mail': 'email',
};

/** Organization, name, street, `postcode  town` (two blanks between), state, country. */
const HOLDER: BlockReader = (lines) => {
  const [organization = '', name = '', ...rest] = lines;
  const at = rest.findIndex((line) => /\S\s{2,8}\S/u.test(line));
  if (at < 0) return { organization, name, address: rest.join('\n') };
  const [zip = '', city = ''] = (rest[at] ?? '').split(/\s{2,8}/u, 2);
  const after = rest.slice(at + 1);
  const country = after.pop() ?? '';
  return {
    organization,
    name,
    address: rest.slice(0, at).join('\n'),
    zip,
    city,
    state: after.join(' '),
    country,
  };
};

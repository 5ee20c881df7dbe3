import type { Draft } from '../draft.js';
import type { RegistrySpec } from '../module.js';
import type { Role, Target } from '../target.js';
import { icann } from './icann.js';

/**
 * AusRegistry's software (.au, .ae, .om, .qa): `Registrant:` is who holds the name, `Registrant Contact …`
 * whom to write to. `Registrant ID` and `Eligibility ID` are numbers of a company or a trade mark, not
 * handles. Where a registry has moved on, ICANN's labels stand beside these or in their place.
 */
export function ausregistry(own: RegistrySpec = {}): RegistrySpec {
  return icann({
    ...own,
    says: {
      ...own.says,
      available: ['No Data Found', ...(own.says?.available ?? [])],
      throttled: [
        'BLACKLISTED: You have exceeded the query limit for your network or IP address and have been blacklisted',
        'Number of allowed queries exceeded{…}',
        ...(own.says?.throttled ?? []),
      ],
    },
    labels: { ...LABELS, ...own.labels },
    ignore: `${IGNORED} | ${own.ignore ?? ''}`,
    finish(draft, lines) {
      for (const contacts of [draft.registrant, draft.admin, draft.technical]) dropReferrals(contacts);
      own.finish?.(draft, lines);
    },
  });
}

/** `Visit whois.example for Web based WhoIs` stands where an address is hidden: it is none. */
function dropReferrals(contacts: Draft['registrant']): void {
  for (const contact of contacts) if (contact.email?.startsWith('Visit ') === true) contact.email = null;
}

const contact = (prefix: string, role: Role): Record<string, Target> => ({
  [`${prefix} Contact ID`]: `${role}.id`,
  [`${prefix} Contact Name`]: `${role}.name`,
  [`${prefix} Contact Organisation`]: `${role}.organization`,
  [`${prefix} Contact Organization`]: `${role}.organization`,
  [`${prefix} Contact Street`]: `${role}.address`,
  [`${prefix} Contact Address`]: `${role}.address`,
  [`${prefix} Contact City`]: `${role}.city`,
  [`${prefix} Contact State/Province`]: `${role}.state`,
  [`${prefix} Contact Postal Code`]: `${role}.zip`,
  [`${prefix} Contact Country`]: `${role}.country`,
  [`${prefix} Contact Phone`]: `${role}.phone`,
  [`${prefix} Contact Fax`]: `${role}.fax`,
  [`${prefix} Contact Email`]: `${role}.email`,
});

const LABELS: Readonly<Record<string, Target>> = {
  'Last Modified': 'updated_on',
  'Registrar ID': 'registrar.id',
  'Registrar Name': 'registrar.name',
  Status: 'status',
  Registrant: 'registrant.organization',
  ...contact('Registrant', 'registrant'),
  ...contact('Admin', 'admin'),
  ...contact('Tech', 'technical'),
  'Name Server IP': 'nameserver.ip',
};

const IGNORED = `Status Reason | Reseller Name | Registrant ID | Eligibility Type | Eligibility Name | Eligibility ID |
  Billing Contact ID | Billing Contact Name | Billing Contact Email | Billing Contact City |
  Billing Contact Country`;

import type { Draft } from '../read/draft.js';
import { extend } from '../read/extend.js';
import type { RegistrySpec } from '../read/module.js';
import { forRoles } from '../read/named-labels.js';
import type { Role, Target } from '../read/target.js';
import { icannNotice } from './icann-notice.js';
import { takeRegistrarCode } from './registrar-code.js';

/**
 * The layout that ICANN's contracts ask of every generic top-level domain's server and of every
 * accredited registrar's (Registrar Accreditation Agreement 2013, WHOIS specification 1.4; Registry
 * Agreement, specification 4). Some registries keep its older labels, which stand here too: those of
 * Afilias (`Created On`, `Registrant Street1`), of DotAsia and .me (`Domain Create Date`,
 * `Administrative Address`) and of Neustar (`Domain Registration Date`, `Technical Contact Address1`).
 */
export function icann(own: RegistrySpec = {}): RegistrySpec {
  const spec = extend({ says: SAYS, labels: LABELS, ignore: IGNORED, disclaimer: icannNotice }, own);
  return {
    ...spec,
    finish(draft, lines) {
      spec.finish?.(draft, lines);
      if (draft.registrar?.id === null) takeRegistrarCode(AFILIAS)(draft);
      referToRegistrar(draft);
    },
  };
}

/** `Example Registrar, Inc. (R9999-LROR)`: nobody else's names end so. Beside an IANA id the name stays as it is. */
const AFILIAS = /^(.{1,200}\S)\s{0,4}\((R\d{1,8}-[A-Z]{2,8})\)$/u;

/** Where nothing is printed as the referral, the registrar's own address is it. */
function referToRegistrar(draft: Draft): void {
  draft.referral_url ??= draft.registrar?.url ?? null;
}

/** What these servers say instead of a record, beside the generic phrases. */
const SAYS: RegistrySpec['says'] = {
  available: `
    Domain not found |
    NOT FOUND |
    Not found: {domain} |
    No Data Found |
    No match for "{domain}" |
    This domain name has not been registered |
    Domain {domain} is available for registration |
    The queried object does not exist: DOMAIN NOT FOUND |
    The queried object does not exist: no matching objects found
  `,
  reserved: `
    Name is restricted from registration |
    Name is reserved by {…} |
    Name is reserved |
    Reserved by Registry |
    Reserved by Registry Operator |
    Reserved by the Registry |
    Reserved by {domain} |
    Reserved by {domain} Registry |
    Reserved by {domain} {domain} Registry |
    Domain reserved |
    This name is reserved |
    This name is reserved by {…} |
    This name is registry reserved |
    This name is registry reserved by {…} |
    This name is not available for registration |
    This name is not available for registration: |
    This domain name is not available for registration |
    The domain name is not available for registration |
    Not available for registration |
    The queried object does not exist: reserved |
    The queried object does not exist: blocked |
    The queried object does not exist: {…} is reserved{…} |
    This name has been blocked by a GlobalBlock service |
    This name is blocked by {…} |
    This name is subject to {…} |
    The registration of this domain is restricted, as it is protected by {…}
  `,
  unsupported: 'TLD is not supported | Tld not supported by this registry interface',
  throttled: `WHOIS LIMIT EXCEEDED - {…} | Number of allowed queries exceeded |
    Your connection limit exceeded. {…} | Query rate limit exceeded{…}`,
};

/** The labels of a contact that the server calls by this word. */
const contact = (word: string, role: Role | '-'): Record<string, Target> => ({
  ...forRoles({ [`${word} *`]: role }, CONTACT),
  ...forRoles({ [`Registry ${word} * | Registry ${word}*`]: role }, { ID: 'id' }),
});

const CONTACT = {
  ID: 'id',
  Name: 'name',
  Organization: 'organization',
  'Street | Address': 'address',
  City: 'city',
  'State/Province | State': 'state',
  'Postal Code': 'zip',
  'Country | Country/Economy': 'country',
  'Country Code': 'country_code',
  'Phone | Phone Number': 'phone',
  'FAX | Facsimile Number': 'fax',
  'Email | E-mail': 'email',
  'Created On': 'created_on',
  'Last Updated On': 'updated_on',
  'Phone Ext | Phone Ext. | Fax Ext | FAX Ext. | Application Purpose | Nexus Category': '-',
} as const;

/** Contacts that the wire format has no place for. */
export const otherContact = (word: string): string => Object.keys(contact(word, '-')).join(' | ');

const LABELS: Readonly<Record<string, Target>> = {
  'Domain Name': 'domain',
  'Registry Domain ID | Domain ID': 'domain_id',
  'Registrar WHOIS Server | Registrar RDDS Server | WHOIS Server': 'referral_whois',
  'Registrar URL | Registrar URL (registration services)': 'registrar.url',
  'Referral URL': 'referral_url',
  'Updated Date | Updated On | Last Updated On | Domain Last Updated Date': 'updated_on',
  'Creation Date | Created On | Domain Create Date | Domain Registration Date': 'created_on',
  'Registry Expiry Date | Registrar Registration Expiration Date | Expiration Date': 'expires_on',
  'Expires On | Domain Expiration Date': 'expires_on',
  'Registrar | Sponsoring Registrar': 'registrar.name',
  'Registrar IANA ID | Sponsoring Registrar IANA ID': 'registrar.id',
  'Domain Status | Status': 'status',
  ...contact('Registrant', 'registrant'),
  ...contact('Admin', 'admin'),
  ...contact('Administrative', 'admin'),
  ...contact('Administrative Contact', 'admin'),
  ...contact('Tech', 'technical'),
  ...contact('Technical', 'technical'),
  ...contact('Technical Contact', 'technical'),
  'Billing Contact': 'other',
  'Name Server | Nameservers': 'nameserver',
  'Name Server IP Address': 'nameserver.ip',
};

const IGNORED = `Registrar Abuse Contact Email | Registrar Abuse Contact Phone | Registrar Handle | Reseller |
  Status Codes | DNSSEC | DNSSEC DS Data | DS Data | DS Key Tag | Algorithm | Digest Type | Digest |
  URL of the ICANN Whois Inaccuracy Complaint Form | URL of the ICANN RDDS Inaccuracy Complaint Form |
  URL of the ICANN WHOIS Data Problem Reporting System |
  ${otherContact('Billing')} | ${otherContact('Billing Contact')} |
  Created By | Created by Registrar | Updated By | Last Updated by Registrar | Last Transferred Date |
  Maintainer | Maintainer URL | Trademark Name | Trademark Date | Trademark Country | Trademark Number |
  Date Trademark Applied For | Date Trademark Registered | Internationalized Domain Name | Canonical Name |
  IDN Tag | Variant | Name Value Pair`;

import { icannNotice } from '../answer/notice.js';
import type { Draft } from '../read/draft.js';
import { layout } from '../read/layout.js';
import { takeRegistrarCode } from '../read/postprocess.js';
import { withoutLookAlikes } from '../read/prepare-lines.js';

/** `Example Registrar, Inc. (R9999-LROR)` */
export const AFILIAS_CODE = /^(?<name>.{1,200}\S)\s{0,4}\((?<id>R\d{1,8}-[A-Z]{2,8})\)$/u;

/**
 * The layout that ICANN's contracts require of the server of every generic top-level domain and of every accredited registrar (Registrar
 * Accreditation Agreement 2013, WHOIS specification 1.4; Registry Agreement, specification 4). Older labels that some registries still use
 * are included: those of Afilias (`Created On`, `Registrant Street1`), of DotAsia and .me (`Domain Create Date`, `Administrative Address`)
 * and of Neustar (`Domain Registration Date`, `Technical Contact Address1`).
 */
export const ICANN = layout({
  beside: `NOTICE: The expiration date displayed in this record {…}`,
  prepare: withoutLookAlikes,
  phrases: {
    available: `
      Domain not found | NOT FOUND | Not found: {domain} | No Data Found | No match for "{domain}" |
      This domain name has not been registered | Domain {domain} is available for registration |
      The queried object does not exist: DOMAIN NOT FOUND |
      The queried object does not exist: no matching objects found
    `,
    // Most words of these registries are in the vocabulary.
    reserved: `
      Name is reserved by {…} | Reserved by {domain} {domain} Registry | This name is reserved by {…} |
      This name is registry reserved | This name is registry reserved by {…} | This name is blocked by {…} |
      This name is subject to {…}
    `,
    throttled: 'Query rate limit exceeded{…}',
  },
  labels: {
    domain: 'Domain Name',
    domain_id: 'Registry Domain ID | Domain ID',
    referral_whois: 'Registrar WHOIS Server | Registrar RDDS Server | WHOIS Server',
    'registrar.url': 'Registrar URL | Registrar URL (registration services)',
    referral_url: 'Referral URL',
    updated_on: 'Updated Date | Updated On | Last Updated On | Domain Last Updated Date',
    created_on: 'Creation Date | Created On | Domain Create Date | Domain Registration Date',
    expires_on: 'Registry Expiry Date | Expiration Date | Expires On | Domain Expiration Date',
    'registrar.name': 'Registrar | Sponsoring Registrar',
    'registrar.iana_id': 'Registrar IANA ID | Sponsoring Registrar IANA ID',
    status: 'Domain Status | Status',
    billing: 'Billing Contact',
    nameserver: 'Name Server | Nameservers',
    'abuse.email': 'Registrar Abuse Contact Email',
    'abuse.phone': 'Registrar Abuse Contact Phone',
    'reseller.name': 'Reseller',
    'dnssec.signed': 'DNSSEC',
    'dnssec.ds': 'DNSSEC DS Data',
    'dnssec.key_tag': 'DS Key Tag',
    'dnssec.algorithm': 'Algorithm',
    'dnssec.digest_type': 'Digest Type',
    'dnssec.digest': 'Digest',
    'event.transfer': 'Last Transferred Date',
    'event.registrar expiration': 'Registrar Registration Expiration Date',
    'event.last update of RDAP database': 'Last update of WHOIS database | Last update of RDAP database',
    '-': `
      Registrar Handle | Status Codes | URL of the ICANN Whois Inaccuracy Complaint Form |
      URL of the ICANN RDDS Inaccuracy Complaint Form |
      URL of the ICANN WHOIS Data Problem Reporting System | Created By | Created by Registrar |
      Updated By | Last Updated by Registrar | Maintainer | Maintainer URL | Trademark Name |
      Trademark Date | Trademark Country | Trademark Number | Date Trademark Applied For |
      Date Trademark Registered | Internationalized Domain Name | Canonical Name | IDN Tag | Name Value Pair
    `,
  },
  roles: {
    registrant: 'Registrant * | Registry Registrant *',
    admin: 'Admin * | Registry Admin * | Administrative * | Administrative Contact *',
    technical: 'Tech * | Registry Tech * | Technical * | Technical Contact *',
    billing: 'Billing * | Registry Billing * | Billing Contact *',
  },
  contact: {
    id: 'ID',
    name: 'Name',
    organization: 'Organization',
    address: 'Street | Address',
    city: 'City',
    state: 'State/Province | State',
    zip: 'Postal Code',
    country: 'Country | Country/Economy',
    country_code: 'Country Code',
    phone: 'Phone | Phone Number',
    fax: 'FAX | Facsimile Number',
    email: 'Email | E-mail',
    created_on: 'Created On',
    phone_ext: 'Phone Ext',
    fax_ext: 'FAX Ext',
    '-': 'Application Purpose | Nexus Category',
  },
  disclaimer: icannNotice,
  fallback: { referral_url: 'registrar.url' },
  postprocess: takeAfiliasCode,
});

/** If the registrar's number is printed, the code stays in the name. */
function takeAfiliasCode(draft: Draft): void {
  if (draft.registrar?.id === null) takeRegistrarCode(draft, AFILIAS_CODE);
}

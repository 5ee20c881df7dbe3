import type { DisclaimerSpec, RegistrySpec } from '../module.js';
import type { Role, Target } from '../target.js';

/**
 * The layout that ICANN's contracts ask of every generic top-level domain's server and of every
 * accredited registrar's (Registrar Accreditation Agreement 2013, WHOIS specification 1.4; Registry
 * Agreement, specification 4). Some registries keep its older labels, which stand here too.
 */
export function icann(own: RegistrySpec = {}): RegistrySpec {
  return {
    ...own,
    labels: { ...LABELS, ...own.labels },
    ignore: [...IGNORED, ...(own.ignore ?? [])],
  };
}

/** The notice that follows `>>> Last update … <<<` and the line about status codes. */
export const afterStatusCodes = (from: string): DisclaimerSpec => ({ from });

const contact = (prefix: string, role: Role): Record<string, Target> => ({
  [`Registry ${prefix} ID`]: `${role}.id`,
  [`${prefix} ID`]: `${role}.id`,
  [`${prefix} Name`]: `${role}.name`,
  [`${prefix} Organization`]: `${role}.organization`,
  [`${prefix} Street`]: `${role}.address`,
  [`${prefix} Address`]: `${role}.address`,
  [`${prefix} City`]: `${role}.city`,
  [`${prefix} State/Province`]: `${role}.state`,
  [`${prefix} State`]: `${role}.state`,
  [`${prefix} Postal Code`]: `${role}.zip`,
  [`${prefix} Country`]: `${role}.country`,
  [`${prefix} Country/Economy`]: `${role}.country`,
  [`${prefix} Country Code`]: `${role}.country`,
  [`${prefix} Phone`]: `${role}.phone`,
  [`${prefix} Phone Number`]: `${role}.phone`,
  [`${prefix} Phone Ext`]: '-',
  [`${prefix} Phone Ext.`]: '-',
  [`${prefix} FAX`]: `${role}.fax`,
  [`${prefix} Facsimile Number`]: `${role}.fax`,
  [`${prefix} Fax Ext`]: '-',
  [`${prefix} FAX Ext.`]: '-',
  [`${prefix} Email`]: `${role}.email`,
  [`${prefix} E-mail`]: `${role}.email`,
  [`${prefix} Created On`]: `${role}.created_on`,
  [`${prefix} Last Updated On`]: `${role}.updated_on`,
});

const LABELS: Readonly<Record<string, Target>> = {
  'Domain Name': 'domain',
  'Registry Domain ID': 'domain_id',
  'Domain ID': 'domain_id',
  'Registrar WHOIS Server': 'referral_whois',
  'Registrar URL': 'registrar.url',
  'Referral URL': 'referral_url',
  'Updated Date': 'updated_on',
  'Last Updated On': 'updated_on',
  'Creation Date': 'created_on',
  'Created On': 'created_on',
  'Registry Expiry Date': 'expires_on',
  'Registrar Registration Expiration Date': 'expires_on',
  'Expiration Date': 'expires_on',
  Registrar: 'registrar',
  'Sponsoring Registrar': 'registrar',
  'Registrar IANA ID': 'registrar.id',
  'Sponsoring Registrar IANA ID': 'registrar.id',
  'Domain Status': 'status',
  ...contact('Registrant', 'registrant'),
  ...contact('Admin', 'admin'),
  ...contact('Tech', 'technical'),
  'Name Server': 'nameserver',
  Nameservers: 'nameserver',
  'Name Server IP Address': 'nameserver.ip',
};

const IGNORED: readonly string[] = [
  'Registrar Abuse Contact Email',
  'Registrar Abuse Contact Phone',
  'Reseller',
  'DNSSEC',
  'DNSSEC DS Data',
  'DS Data',
  'URL of the ICANN Whois Inaccuracy Complaint Form',
  'URL of the ICANN WHOIS Data Problem Reporting System',
  'Registrar Handle',
];

/**
 * Words of an RDAP response that is laid out as text (src/rdap/layout.ts), for which ICANN's layout has no label. Writer and reader
 * share them. No value of a response can forge them, because each value is printed behind a label, on one line.
 */

/** Begins the first line, before the server's host. */
export const RDAP_MARK = '% RDAP answer of ';

/** Printed before the name on a line of its own: the registry's own server has no such domain. */
export const NO_SUCH_DOMAIN = 'The registry has no domain of this name in RDAP:';

/** Printed before the name on a line of its own: the registry has no such domain, and says that it cannot be registered. */
export const KEPT_DOMAIN = 'The registry keeps this name from registration, by its answer in RDAP:';

/** Label of each line of a notice; together these lines are the disclaimer. */
export const NOTICE = 'Notice';

/** Label of a notice's title. */
export const NOTICE_TITLE = 'Notice Title';

/** Labels of an error's title and of each line of its description. */
export const ERROR_TITLE = 'Error Title';
export const ERROR_DESCRIPTION = 'Error Description';

/** Label of a member of an error that RFC 9083 does not have, before its name and value. */
export const ERROR_MEMBER = 'Error Member';

/** Label of the only line of a response about an object other than a domain. */
export const OTHER_OBJECT = 'Object';

/** Labels for fields of the wire format that have none in ICANN's layout. */
export const RDAP_FIELDS = {
  'registrar.id': 'Registrar ID',
  'registrar.email': 'Registrar Email',
  'registrar.phone': 'Registrar Phone',
  'registrar.address': 'Registrar Address',
  'reseller.url': 'Reseller URL',
  'reseller.email': 'Reseller Email',
  'reseller.phone': 'Reseller Phone',
  'dnssec.key': 'DNSSEC Key Data',
  'event.reregistration': 'Reregistration Date',
  'event.deletion': 'Deletion Date',
  'event.reinstantiation': 'Reinstantiation Date',
  'event.locked': 'Locked Date',
  'event.unlocked': 'Unlocked Date',
} as const;

/** Headings above each contact after the first of its role, by the prefix of the contact's labels. */
export const FURTHER = {
  Registrant: 'Further Registrant',
  Admin: 'Further Admin',
  Tech: 'Further Tech',
  Billing: 'Further Billing',
} as const;

/** Label of a field that the server names as removed (RFC 9537), and of the reason. */
export const REMOVED = 'Redacted';

/** Label of a type of DNS record and its time to live in seconds: `NS 3600`. */
export const TTL = 'DNS TTL';

/** Labels that have no place in the wire format. */
export const RDAP_LABELS: readonly string[] = [
  NOTICE,
  OTHER_OBJECT,
  NOTICE_TITLE,
  'Notice Link',
  'Remark',
  'HTTP Status',
  'Error Code',
  ERROR_TITLE,
  ERROR_DESCRIPTION,
  ERROR_MEMBER,
  'Received',
  'Event',
  'Registrant Contact URI',
  'Admin Contact URI',
  'Tech Contact URI',
  'Billing Contact URI',
];

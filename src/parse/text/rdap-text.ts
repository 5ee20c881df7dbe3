/**
 * How an RDAP answer that is laid out as text (src/rdap/layout.ts) says what no label of ICANN's says. Writer and reader share
 * these words. No value of an answer can forge them: each value stands behind a label, on one line.
 */

/** Begins the first line, before the server's host. */
export const RDAP_MARK = '% RDAP answer of ';

/** A whole line, before the name: the registry's own server has no such domain. */
export const NO_SUCH_DOMAIN = 'The registry has no domain of this name in RDAP:';

/** A whole line, before the name: the registry has no such domain, and says that nobody can register it. */
export const KEPT_DOMAIN = 'The registry keeps this name from registration, by its answer in RDAP:';

/** Label of a line of a notice: together they are the disclaimer. */
export const NOTICE = 'Notice';

/** Label of the one line of an answer about another object than a domain. */
export const OTHER_OBJECT = 'Object';

/** Labels of what ICANN's layout has none for, by the field of the wire format. */
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

/** Headings above the lines of each contact after the first of its role, by what begins those lines. */
export const FURTHER = {
  Registrant: 'Further Registrant',
  Admin: 'Further Admin',
  Tech: 'Further Tech',
  Billing: 'Further Billing',
} as const;

/** Labels that carry nothing for the wire format. */
export const RDAP_LABELS: readonly string[] = [
  NOTICE,
  OTHER_OBJECT,
  'Notice Title',
  'Notice Link',
  'Remark',
  'Redacted',
  'HTTP Status',
  'Error Code',
  'Error Title',
  'Error Description',
  'Received',
  'Event',
  'Registrant Contact URI',
  'Admin Contact URI',
  'Tech Contact URI',
  'Billing Contact URI',
];

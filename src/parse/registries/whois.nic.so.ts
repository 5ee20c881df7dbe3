import { icann } from '../families/icann.js';
import { registry } from '../registry.js';
import type { Role, Target } from '../target.js';

/**
 * SONIC, Somalia: ICANN's labels, in the years to 2018 with `Internationalized` before a contact's fields.
 */
export default registry({
  suffixes: ['so'],
  marks: ['Whois Results for "'],
  spec: () =>
    icann({
      labels: {
        ...contact('Registrant', 'registrant'),
        ...contact('Admin', 'admin'),
        ...contact('Tech', 'technical'),
      },
      ignore: Object.keys(contact('Billing', 'registrant')).join(' | '),
    }),
});

const contact = (prefix: string, role: Role): Record<string, Target> => ({
  [`${prefix} Contact ID`]: `${role}.id`,
  [`${prefix} Internationalized Name`]: `${role}.name`,
  [`${prefix} Internationalized Organization`]: `${role}.organization`,
  [`${prefix} Internationalized Street`]: `${role}.address`,
  [`${prefix} Internationalized City`]: `${role}.city`,
  [`${prefix} Internationalized State`]: `${role}.state`,
  [`${prefix} Internationalized State/Province`]: `${role}.state`,
  [`${prefix} Internationalized Postal Code`]: `${role}.zip`,
  [`${prefix} Internationalized Country`]: `${role}.country`,
  [`${prefix} Voice Number`]: `${role}.phone`,
  [`${prefix} Fax Number`]: `${role}.fax`,
});

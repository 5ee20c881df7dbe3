import type { RegistrySpec } from '../../read/module.js';
import { contactLines, ending } from '../contact-lines.js';

/** `2312BH  LEIDEN`, or a postal code and its town on lines of their own. */
const TOWN = /^(?<zip>\d{4} ?[A-Z]{2}(?= )|[\dA-Z][\dA-Z -]{2,11}(?=\n))\s{1,4}(?<city>[^\d\n]{2,80})$/u;

/** .nl before 2010: contacts, the holder among them, as sections of lines without labels, and the day first in dates. */
export const FORMER_NL: RegistrySpec = {
  labels: {
    'Registrant | Domicile | Administrative contact | Technical contact(s)': 'as named',
    'Date registered | Record last updated': 'as named',
  },
  dates: 'dmy',
  address: contactLines(ending(TOWN)),
};

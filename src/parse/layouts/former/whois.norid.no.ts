import type { RegistrySpec } from '../../read/module.js';
import { joinParagraphs } from '../objects-in-two-paragraphs.js';
import { namesByType } from '../type-of-a-name.js';

/** .no, in answers until 2015 or later: the holder and its contacts, each an object whose `Additional information` stands below it. */
export const FORMER_NO: RegistrySpec = {
  labels: { 'Domain Holder Handle': 'registrant.handle', 'Legal-c Handle | Admin-c Handle': 'admin.handle' },
  contact: {
    'Name | Organization | Post Address | Postal Code | Postal Area | Country | Fax Number': 'as named',
    'Email Address | Created | Last updated': 'as named',
    'Phone Number | Mobile Number': 'phone',
    'Type | Id Type | Id Number | Registrar Handle': '-',
  },
  ignore: 'Type | Id Type | Id Number',
  prepare: (lines) => joinObjects(namesByType('NORID Handle')(lines)),
};

const joinObjects = joinParagraphs('NORID Handle', 'Additional information');

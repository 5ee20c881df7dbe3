import { icann, otherContact } from '../families/icann.js';
import { takeRegistrarCode } from '../families/registrar-code.js';
import { registry } from '../registry.js';

const of = (role: string, fields: readonly string[]): string[] => fields.map((field) => `${role} ${field}`);

/** DotAsia, .asia: until 2018 with the charter's declaration (CED) and two contacts more. */
export default registry({
  suffixes: ['asia'],
  spec: () =>
    icann({
      finish: takeRegistrarCode(),
      ignore: [
        ...otherContact('Registration Agent'),
        ...otherContact('Operations and Notifications'),
        ...of('IPR', [
          'Name',
          'Number',
          'CC Locality',
          'Applied',
          'Registered',
          'Class',
          'Form',
          'Entitlement',
          'Type',
        ]),
        ...of('CED', [
          'ID',
          'CC Locality',
          'State/Province',
          'City',
          'Type of Legal Entity',
          'Type (Other)',
          'Form of Identification',
          'Form of ID (Other)',
          'Identification Number',
        ]),
      ],
    }),
});

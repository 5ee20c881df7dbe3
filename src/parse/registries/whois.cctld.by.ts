import { registry } from '../registry.js';

/** Reliable Software for .by and .бел: a holder that is a person is hidden behind a note. */
export default registry({
  suffixes: ['by', 'xn--90ais', 'com.by', 'minsk.by'],
  spec: () => ({
    says: { available: 'Object does not exist' },
    labels: {
      'Domain Name': 'domain',
      'Domain Name Administrator | Person': 'registrant.name',
      Org: 'registrant.organization',
      Country: 'registrant.country',
      Address: 'registrant.address',
      Phone: 'registrant.phone',
      Email: 'registrant.email',
      Registrar: 'registrar.name',
      'Name Server | Updated Date | Creation Date | Expiration Date': 'as named',
    },
    ignore: 'Registration or other identification number',
    finish({ registrar, registrant }) {
      if (registrar !== null) registrar.id = registrar.name;
      for (const contact of registrant) {
        const fields = ['name', 'organization', 'address', 'phone', 'email'] as const;
        for (const field of fields) if (contact[field]?.startsWith('HIDDEN!') === true) contact[field] = null;
        contact.used = fields.some((field) => contact[field] !== null);
      }
    },
  }),
});

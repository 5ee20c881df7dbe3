import { registry } from '../registry.js';

/** Registro .it: indented sections under headings without a colon, addresses over five lines. */
export default registry({
  suffixes: ['it'],
  spec: () => ({
    says: { failed: ['Service temporarily unavailable'] },
    labels: {
      Domain: 'domain',
      Status: 'status',
      Created: 'created_on',
      'Last Update': 'updated_on',
      'Expire Date': 'expires_on',
      Registrant: 'registrant',
      'Admin Contact': 'admin',
      'Technical Contacts': 'technical',
      Registrar: 'registrar',
      Nameservers: 'nameserver',
    },
    registrar: { Organization: 'organization', Name: 'name', Web: 'url' },
    contact: { ContactID: 'id' },
    status: {
      'inactive / noRegistrar': 'inactive',
      'pendingDelete / pendingDelete': 'redemption',
      'PENDING-DELETE': 'redemption',
    },
    disclaimer: { from: 'Please note', through: 'http' },
    address: (lines) => {
      const [country, state, zip, city, ...street] = [...lines].reverse();
      if (city === undefined) return { address: lines.join('\n') };
      return {
        address: street.reverse().join('\n'),
        city,
        zip: zip ?? '',
        state: state ?? '',
        country: country ?? '',
      };
    },
    finish({ registrar }) {
      if (registrar !== null) registrar.id = registrar.name;
    },
  }),
});

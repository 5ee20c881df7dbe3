import { rpsl } from '../layouts/rpsl.js';
import { registry } from '../read/registry.js';

/** nic.at. A server's address stands in the remark below it; the registrar's link leads to the registry's page. */
export default registry({
  suffixes: ['at'],
  marks: ['source:         AT-DOM'],
  spec: () =>
    rpsl({
      says: { available: 'nothing found', throttled: 'Quota exceeded | quota exceeded {…}' },
      labels: {
        registrar: 'registrar.name',
        registrant: 'registrant.handle',
        remarks: 'nameserver.ip',
        personname: 'object.name',
        organization: 'object.organization',
      },
      contact: { 'personname | organization | street address | postal code | city': 'as named' },
      disclaimer: { skip: /^(?:Copyright|Restricted rights|nothing found|Quota)/iu },
      finish({ registrar }) {
        if (registrar?.name != null) registrar.name = registrar.name.replace(/ \( https?:\S{1,200} \)$/u, '');
      },
    }),
});

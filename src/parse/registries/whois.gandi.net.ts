import { formerNotice, registrar } from '../families/registrar.js';
import { withoutYaml } from '../layouts/yaml.js';
import { registry } from '../registry.js';

/** Gandi. Until 2013 nested as YAML: sections `owner-c:` and the like. */
export default registry({
  marks: ['% GANDI Registrar whois database'],
  spec: () =>
    registrar({
      prepare: withoutYaml,
      labels: {
        'domain | reg_created | changed | expires | owner-c | admin-c | tech-c': 'as named',
        'bill-c': 'other',
        ns: 'nameserver',
      },
      contact: {
        'nic-hdl': 'id',
        'owner-name | organisation': 'organization',
        'person | address | zipcode | city | state | country | phone | fax | email': 'as named',
        lastupdated: 'updated_on',
      },
      ignore: 'created | transfer-prohibited | update-prohibited | delete-prohibited',
      disclaimer: formerNotice({ from: 'Access and use restricted', through: 'The sole owner' }),
      finish({ registrant: [owner] }, lines) {
        // A person's name stands twice.
        if (
          owner !== undefined &&
          owner.organization === owner.name &&
          lines.some(({ label }) => label === 'owner-name')
        )
          owner.organization = null;
      },
    }),
});

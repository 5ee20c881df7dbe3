import { formerNotice, registrar } from '../layouts/registrar.js';
import { withoutYaml } from '../layouts/yaml.js';
import { registry } from '../read/registry.js';

/** Gandi. Until 2013 nested as YAML: sections `owner-c:` and the like. */
export default registry({
  marks: ['% GANDI Registrar whois database'],
  spec: () =>
    registrar({
      prepare: withoutYaml,
      labels: {
        'domain | reg_created | changed | expires | owner-c | admin-c | tech-c | bill-c | ns': 'as named',
      },
      contact: {
        'nic-hdl | organisation | person | address | zipcode | city | state | country': 'as named',
        'phone | fax | email': 'as named',
        'owner-name': 'organization',
        lastupdated: 'updated_on',
      },
      ignore: 'created | transfer-prohibited | update-prohibited | delete-prohibited',
      disclaimer: formerNotice({ from: 'Access and use restricted', through: 'The sole owner' }),
      finish({ registrant: [owner] }, lines) {
        // A person's name stands twice.
        const twice =
          owner?.organization === owner?.name && lines.some(({ label }) => label === 'owner-name');
        if (owner !== undefined && twice) owner.organization = null;
      },
    }),
});

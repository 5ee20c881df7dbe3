import { formerNotice, registrar } from '../families/registrar.js';
import type { Line } from '../lines.js';
import { registry } from '../registry.js';

/** Gandi. Until 2013 nested as YAML: sections `owner-c:` and the like. */
export default registry({
  marks: ['% GANDI Registrar whois database'],
  spec: () =>
    registrar({
      prepare: (lines) => lines.map(unquote),
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

/** `'1 rue de l''Exemple'`, and `~` for nothing. */
function unquote(line: Line): Line {
  if (line.value === '~') return line.with(line.label, '');
  const quoted = /^'(.{0,300})'$/u.exec(line.value)?.[1];
  return quoted === undefined ? line : line.with(line.label, quoted.replaceAll("''", "'"));
}

import type { BlockReader } from '../contact-block.js';
import { registrar } from '../families/registrar.js';
import { registrarBlock } from '../fields/registrar-block.js';
import { registry } from '../registry.js';

/** FastDomain, for Bluehost and its sisters. Until 2013 a contact's handle stood beside its heading. */
export default registry({
  spec: () =>
    registrar({
      labels: {
        'Registrant Info': 'registrant',
        'Administrative Info': 'admin',
        'Technical Info': 'technical',
        'Last modified on': 'updated_on',
      },
      contact: { 'Last modified': 'updated_on' },
      ignore: 'Provider Name | Provider Whois | Provider Homepage',
      block: readContact,
    }),
});

/** `(FAST-12345678)`, the organization if there is one, the name, then a street with a number. */
function readContact(lines: readonly string[]): ReturnType<BlockReader> {
  const id = /^\(([A-Z]{2,8}-\d{2,12})\)$/u.exec(lines[0] ?? '')?.[1];
  const rest = id === undefined ? lines : lines.slice(1);
  const both = rest.length > 2 && !/\d/u.test(rest[1] ?? '');
  return { ...registrarBlock(both ? ['organization', 'name'] : ['name'])(rest), ...(id && { id }) };
}

import { RPSL } from '../layouts/rpsl.js';
import { ContactDraft, type Draft } from '../read/draft.js';
import { registry } from '../read/layout.js';

/**
 * Registro.br: RPSL-like, contacts by handle. Clients that query too often get "reduced information": the registrant's name, or that the
 * name is free, which still counts.
 */
export default registry({
  aliases: ['whois.nic.br'],
  suffixes: ['br'],
  marks: ['% Copyright (c) Nic.br'],
  on: RPSL,
  beside: `
    Security {…} | Use {1-2} for domain availability | {0-3} cert.br{…} | and mail-abuse@cert.br | respectivelly to {…} | cert@example.org
  `,
  phrases: {
    available: 'No match for {domain} | No match for domain {domain}',
    throttled: 'Maximum concurrent connections limit exceeded',
    refused: 'Permission denied. {…}',
  },
  labels: {
    'registrant.organization': 'owner',
    'registrant.country': 'country',
    status: 'reserved',
    'object.id': 'nic-hdl-br',
    'billing.handle': 'billing-c',
    'dnssec.ds': 'dsrecord',
    'abuse.handle': 'abuse-c',
    '-': `
      ownerid | responsible | nsstat | nslastaa | dsstatus | dslastok | saci | provider |
      release process
    `,
  },
  status: { reserved: 'CG' },
  // Below it are the day and the client's address.
  disclaimer: { until: '20', skip: /^Copyright \(c\) Nic\.br$/u },
  postprocess: joinOwnerAndPerson,
});

/**
 * `owner: Example Ltda` and `owner-c: EXAMP1`: one registrant, the organization that owns the name with the person whose object the handle
 * names.
 */
function joinOwnerAndPerson({ registrant, handles, objects }: Draft): void {
  const index = handles.findIndex(({ role }) => role === 'registrant');
  const id = handles[index]?.id.toLowerCase();
  const person = objects.find((object) => object.id?.toLowerCase() === id);
  const [owner] = registrant;
  if (id === undefined || person === undefined || owner === undefined) return;
  const { organization, country } = owner;
  registrant[0] = Object.assign(new ContactDraft(), person, {
    organization,
    country: country ?? person.country,
  });
  handles.splice(index, 1);
}

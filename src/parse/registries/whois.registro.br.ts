import { ContactDraft, type Draft } from '../draft.js';
import { registry } from '../registry.js';

/**
 * Registro.br: RPSL-like, contacts by handle. Who asks too often gets "reduced information": the
 * holder's name, or that there is none, which is still an answer.
 */
export default registry({
  aliases: ['whois.nic.br'],
  suffixes: ['br'],
  marks: ['% Copyright (c) Nic.br'],
  spec: () => ({
    says: {
      available: 'No match for {domain} | No match for domain {domain}',
      record: 'Query rate limit exceeded. Reduced information.',
      throttled: 'Query rate limit exceeded | Maximum concurrent connections limit exceeded',
      refused: 'Permission denied | Permission denied. {…}',
      invalid: 'Invalid query | Invalid domain name',
    },
    labels: {
      domain: 'domain',
      owner: 'registrant.organization',
      'owner-c': 'registrant.handle',
      'admin-c': 'admin.handle',
      'tech-c': 'technical.handle',
      'nserver | created | changed | expires': 'as named',
      'status | reserved': 'status',
      'nic-hdl-br': 'object.id',
    },
    contact: { 'person | e-mail | created | changed': 'as named', country: '-' },
    ignore: `ownerid | responsible | country | billing-c | nsstat | nslastaa | dsrecord | dsstatus |
      dslastok | saci | provider | ticket | inetrev | aut-num | abuse-c | release process`,
    status: { CG: 'reserved' },
    // A stamp of the day and the asker's address ends it.
    disclaimer: { until: '20', skip: /^Copyright \(c\) Nic\.br$/u },
    finish: joinOwner,
  }),
});

/** The holder is what `owner` says, reached through the person of `owner-c`. */
function joinOwner({ registrant, handles, objects }: Draft): void {
  const index = handles.findIndex(({ role }) => role === 'registrant');
  const id = handles[index]?.id.toLowerCase();
  const person = objects.find((object) => object.id?.toLowerCase() === id);
  const [owner] = registrant;
  if (id === undefined || person === undefined || owner === undefined) return;
  registrant[0] = Object.assign(new ContactDraft(), person, { organization: owner.organization });
  handles.splice(index, 1);
}

import type { Draft } from '../read/draft.js';
import { registry } from '../read/layout.js';

/** NIC Argentina: the only contact is the registrant; `created` and `changed` below it are the contact's own. */
export default registry({
  suffixes: ['ar'],
  marks: ['% La información a la que estás accediendo'],
  phrases: { available: 'El dominio no se encuentra registrado en NIC Argentina' },
  labels: {
    domain: 'domain',
    'registrant.id': 'registrant',
    'registrar.name': 'registrar',
    created_on: 'registered',
    updated_on: 'changed',
    expires_on: 'expire',
    'registrant.name': 'name',
    'registrant.created_on': 'created',
    nameserver: 'nserver',
    '-': 'contact',
  },
  disclaimer: { skip: /^El dominio/u },
  postprocess: leaveHoldersDates,
});

/** A `changed` after the domain's own is the registrant's, not an event of the domain. */
function leaveHoldersDates({ events }: Draft): void {
  events.splice(
    0,
    events.length,
    ...events.filter((event) => typeof event === 'string' || event.action !== 'last changed'),
  );
}

import { registry } from '../read/registry.js';

/** NIC Argentina: the only contact is the holder; `created` and `changed` below it are the contact's own. */
export default registry({
  suffixes: ['ar'],
  marks: ['% La información a la que estás accediendo'],
  spec: () => ({
    says: {
      available: `El dominio no se encuentra registrado en NIC Argentina |
        El dominio no se encuentra registrado`,
    },
    labels: {
      domain: 'domain',
      registrant: 'registrant.id',
      registrar: 'registrar.name',
      'registered | changed | expire': 'as named',
      name: 'registrant.name',
      created: 'registrant.created_on',
      nserver: 'nameserver',
    },
    ignore: 'contact | ds-rdata',
    disclaimer: { skip: /^El dominio/u },
  }),
});

import type { RegistrySpec } from '../read/module.js';
import { rewrite } from './rewrite.js';

/** `Generic NIC`, which a few African registries ran until 2015: contacts by handle, which stand nowhere. */
export const genericNic = (): RegistrySpec => ({
  says: { available: 'Domain {domain} not found' },
  labels: {
    'Domain | Created | Expiration date | Nameserver': 'as named',
    Registrar: 'registrar.name',
    "Owner's handle": 'registrant.id',
    "Administrative Contact's handle": 'admin.id',
    "Technical Contact's handle": 'technical.id',
    'Address of': 'nameserver.ip',
  },
  prepare: rewrite([/^Address of \S{1,253}:(.{0,300})$/u, 'Address of:$1']),
});

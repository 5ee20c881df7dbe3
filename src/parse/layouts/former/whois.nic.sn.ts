import type { RegistrySpec } from '../../module.js';

/** .sn until about 2015: in English, with handles in place of contacts. */
export const FORMER_SN: RegistrySpec = {
  labels: {
    'Domain | Created | Nameserver': 'as named',
    "Owner's handle": 'registrant.id',
    "Administrative Contact's handle": 'admin.id',
    "Technical Contact's handle": 'technical.id',
  },
};

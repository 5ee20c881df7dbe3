import { readBritishAddress } from '../../fields/british-address.js';
import type { RegistrySpec } from '../../module.js';

/** .uk until 2018: with the registrant and the address, and until about 2012 with the reseller. */
export const FORMER_UK: RegistrySpec = {
  labels: {
    'Registrant | Renewal date': 'as named',
    "Registrant's address": 'registrant.address',
    'Registered through | Trading as | Registrant type': 'other',
  },
  ignore: 'URL',
  status: { 'No registration status listed': 'reserved' },
  address: readBritishAddress,
};

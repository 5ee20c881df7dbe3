import type { RegistrySpec } from '../../read/module.js';
import { readBritishAddress } from '../british-address.js';

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

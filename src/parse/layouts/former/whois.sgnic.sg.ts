import type { RegistrySpec } from '../../read/module.js';
import { dropNamedAbove } from '../named-above.js';

/** .sg until 2024: indented sections; until 2012 the holder stood twice, by name above the record. */
export const FORMER_SG: RegistrySpec = {
  labels: {
    'Owner/Main Contact': 'registrant',
    'Modified Date | Registrant | Administrative Contact | Technical Contact | Name Servers': 'as named',
  },
  contact: {
    'Name | Telephone | Facsimile | Email': 'as named',
    'Registered Address(line)': 'address',
    'Registered State': 'state',
    'Registered Country': 'country',
    'Registered Postalcode': 'zip',
  },
  ignore: 'Note | Registered Address(line) | Registered State | Registered Country | Registered Postalcode',
  finish: dropNamedAbove,
};

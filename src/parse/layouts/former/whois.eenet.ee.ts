import type { RegistrySpec } from '../../read/module.js';
import { rewrite } from '../rewrite.js';

/** EENet until 2010: the holder's lines below `Registrant:`; the `URL` below the registrar is that of its rules. */
export const EENET = {
  labels: { 'Domain servers': 'nameserver', Contacts: 'other' },
  registrar: { rules: '-' },
  prefixes: { 'Record created on': 'created_on', 'Record changed on': 'updated_on' },
  prepare: rewrite([/^URL:(.{0,250})$/u, 'rules:$1']),
} as const satisfies RegistrySpec;

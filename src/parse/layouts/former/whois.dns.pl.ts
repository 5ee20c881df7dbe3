import type { RegistrySpec } from '../../read/module.js';
import { joinLines } from '../lines-of-a-value.js';
import { inSteps } from '../preparation.js';
import { rewrite } from '../rewrite.js';

/** NASK until it showed contacts on the web alone: a company in two lines, postal code and town in one. */
export const CONTACTS = {
  labels: { 'renewal date | SUBSCRIBER | TECHNICAL CONTACT': 'as named' },
  contact: {
    'company | name | street | zip | city | handle | phone | fax | e-mail | last modified': 'as named',
    location: 'country',
  },
  ignore: 'no renewal date',
  prepare: inSteps(
    rewrite(
      [/^city:\s{0,40}(\d[\dA-Z-]{2,9}) (.{1,80})$/u, 'zip: $1\ncity: $2'],
      [/^(?:renewal|expiration) date:\s{0,40}not defined$/u, 'no renewal date:'],
    ),
    joinLines('company'),
  ),
} as const satisfies RegistrySpec;

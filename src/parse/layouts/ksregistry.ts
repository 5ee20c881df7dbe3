import { layout } from '../read/layout.js';
import { ICANN } from './icann.js';

/**
 * KSregistry's software (.gd, .vg, formerly .dm and .tc): labels in lower case, contacts as `owner-name`, the notice above as comments.
 * Its times are UTC: the times that .dm printed later with a `Z` are the same.
 */
export const KSREGISTRY = layout({
  on: ICANN,
  phrases: { available: 'not found...', reserved: 'RESTRICTED - {…}' },
  labels: { 'registrar.url': 'url', created_on: 'created date', nameserver: 'nameserver' },
  roles: { registrant: 'owner-*' },
  contact: { id: 'contact', zip: 'zip' },
});

import { layout } from '../read/layout.js';
import { ICANN } from './icann.js';

/**
 * CORE's registry service: ICANN's labels, until about 2017 with its own `Registrar ID: R-9999 (Example)`
 * and with names in letters beside ACE ones. Its notice stood above the record then.
 */
export const CORE = layout({
  on: ICANN,
  phrases: { available: 'Object "{domain}" NOT FOUND' },
  rewrite: [[/^(Registrar ID): ([A-Z]{1,6}-\d{1,8}) \((.{1,200})\)$/u, '$1: $2\nRegistrar: $3']],
  labels: { 'registrar.id': 'Registrar ID', '-': 'Domain Name ACE | Domain Language | Name Server ACE' },
});

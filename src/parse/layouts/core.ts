import { layout } from '../read/layout.js';
import { ICANN } from './icann.js';

/**
 * CORE's registry service: ICANN's labels. Until about 2017 it had its own `Registrar ID: R-9999 (Example)`, names both in letters and as
 * A-labels, and the notice above the record.
 */
export const CORE = layout({
  on: ICANN,
  phrases: { available: 'Object "{domain}" NOT FOUND' },
  rewrite: [[/^(Registrar ID): ([A-Z]{1,6}-\d{1,8}) \((.{1,200})\)$/u, '$1: $2\nRegistrar: $3']],
  labels: { 'registrar.id': 'Registrar ID', '-': 'Domain Name ACE | Domain Language | Name Server ACE' },
});

import type { Draft } from '../read/draft.js';
import { layout } from '../read/layout.js';
import { ICANN } from './icann.js';

const ID_AND_NAME = /^([A-Z]{1,6}-\d{1,8})\s{0,4}\((.{1,200})\)$/u;

/**
 * CORE's registry service: ICANN's labels, until about 2017 with its own `Registrar ID: R-9999 (Example)`
 * and with names in letters beside ACE ones. Its notice stood above the record then.
 */
export const CORE = layout({
  on: ICANN,
  phrases: { available: 'Object "{domain}" NOT FOUND' },
  labels: { 'registrar.id': 'Registrar ID', '-': 'Domain Name ACE | Domain Language | Name Server ACE' },
  postprocess: nameRegistrar,
});

function nameRegistrar({ registrar }: Draft): void {
  const found = ID_AND_NAME.exec(registrar?.id ?? '');
  if (registrar === null || found === null) return;
  registrar.id = found[1] ?? null;
  registrar.name ??= found[2] ?? null;
}

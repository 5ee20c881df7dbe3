import type { Draft } from '../read/draft.js';
import { extend } from '../read/extend.js';
import type { RegistrySpec } from '../read/module.js';
import { icann } from './icann.js';

/**
 * CORE's registry service: ICANN's labels, until about 2017 with its own `Registrar ID: R-9999 (Example)`
 * and with names in letters beside ACE ones. Its notice stood above the record then.
 */
export const core = (own: RegistrySpec = {}): RegistrySpec => icann(extend(CORE, own));

const CORE: RegistrySpec = {
  says: { available: 'Object "{domain}" NOT FOUND' },
  labels: { 'Registrar ID': 'registrar.id' },
  ignore: 'Domain Name ACE | Domain Language | Name Server ACE',
  finish: nameRegistrar,
};

const ID_AND_NAME = /^([A-Z]{1,6}-\d{1,8})\s{0,4}\((.{1,200})\)$/u;

function nameRegistrar({ registrar }: Draft): void {
  const found = ID_AND_NAME.exec(registrar?.id ?? '');
  if (registrar === null || found === null) return;
  registrar.id = found[1] ?? null;
  registrar.name ??= found[2] ?? null;
}

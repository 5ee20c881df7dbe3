import { booksOf } from '../answer/phrases.js';
import { inTurn } from '../layouts/in-turn.js';
import { labelsOf, rows } from './label-rows.js';
import type { RegistrySpec } from './module.js';

/**
 * What a family declares, with what one of its registries declares of its own laid over it. Tables and lists are
 * joined, and a label that the registry gives a meaning is no longer passed over; `finish` is both in turn;
 * anything else of the registry's own takes the family's place.
 */
export function extend(family: RegistrySpec, own: RegistrySpec): RegistrySpec {
  const labels = rows(family.labels, own.labels);
  const meant = rows(own.labels);
  return {
    ...family,
    ...own,
    says: [...booksOf(own.says), ...booksOf(family.says)],
    labels,
    contact: rows(family.contact, own.contact),
    registrar: rows(family.registrar, own.registrar),
    prefixes: rows(family.prefixes, own.prefixes),
    status: rows(family.status, own.status),
    ignore: [...labelsOf(family.ignore ?? '').filter((label) => !(label in meant)), own.ignore ?? ''].join(
      ' | ',
    ),
    finish: both(family.finish, own.finish),
  };
}

const both = (first: RegistrySpec['finish'], second: RegistrySpec['finish']): RegistrySpec['finish'] =>
  first !== undefined && second !== undefined ? inTurn(first, second) : (first ?? second);

import { idOf } from '../../standards/hidden.js';
import { type Card, isEmpty } from './card.js';
import { readCard } from './jcard.js';
import { readJsContact } from './jscontact.js';
import { type Json, member, objects, oneLine, wordList } from './json.js';

/** An entity of a response (RFC 9083 section 5.1), as far as the text shows it. */
export interface Entity {
  roles: string[];
  handle: string;
  card: Card;
  json: Json;
  /** Entities within it. */
  inner: Entity[];
}

const MAX_DEPTH = 4;
const MAX_ENTITIES = 100;

/** Returns the entities of an object, with the entities within them. Their number is bounded over all levels. */
export function readEntities(object: Json, budget = { left: MAX_ENTITIES }, depth = 0): Entity[] {
  if (depth >= MAX_DEPTH) return [];
  const found: Entity[] = [];
  for (const json of objects(member(object, 'entities'))) {
    if (budget.left-- <= 0) break;
    found.push({
      roles: wordList(member(json, 'roles')).map((role) => ROLES.get(role) ?? role),
      handle: idOf(oneLine(member(json, 'handle'))),
      card: cardOf(json),
      json,
      inner: readEntities(json, budget, depth + 1),
    });
  }
  return found;
}

/** Words of servers instead of the standard's roles (RFC 9083 section 10.2.4). */
const ROLES: ReadonlyMap<string, string> = new Map([
  ['admin', 'administrative'],
  ['administrator', 'administrative'],
  ['admin contact', 'administrative'],
  ['administrative contact', 'administrative'],
  ['tech', 'technical'],
  ['tech contact', 'technical'],
  ['technical contact', 'technical'],
  ['holder', 'registrant'],
  ['owner', 'registrant'],
  ['registrant contact', 'registrant'],
  ['billing contact', 'billing'],
  ['abuse contact', 'abuse'],
]);

/** Reads a jCard, or if it is empty a JSContact card: `jscontact_card`, in earlier drafts `jscard`. */
function cardOf(entity: Json): Card {
  const card = readCard(member(entity, 'vcardArray'));
  if (!isEmpty(card)) return card;
  return readJsContact(member(entity, 'jscontact_card') ?? member(entity, 'jscard'));
}

/**
 * Returns the entities with a role for the domain: at the top level, else within another contact. An entity within a registrar has its role
 * for the registrar; a registrar's technical contact is not the domain's.
 */
export function withRole(entities: readonly Entity[], ...names: string[]): Entity[] {
  const found = entities.filter(({ roles }) => roles.some((role) => names.includes(role)));
  if (found.length > 0) return found;
  return entities
    .filter(({ roles }) => !roles.includes('registrar'))
    .flatMap(({ inner }) => (inner.length === 0 ? [] : withRole(inner, ...names)));
}

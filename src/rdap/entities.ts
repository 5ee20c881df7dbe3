import { type Card, isEmpty } from './card.js';
import { readCard } from './jcard.js';
import { readJsContact } from './jscontact.js';
import { type Json, member, objects, oneLine, wordList } from './json.js';
import { idOf } from './placeholder.js';

/** An entity of an answer (RFC 9083 section 5.1), as far as the text shows it. */
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

/** The entities of an object with those within them. How many are looked at is bounded over all levels. */
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

/** What servers say in place of the standard's roles (RFC 9083 section 10.2.4). */
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

/** A jCard, or where it says nothing a JSContact card: `jscontact_card`, in earlier drafts `jscard`. */
function cardOf(entity: Json): Card {
  const card = readCard(member(entity, 'vcardArray'));
  if (!isEmpty(card)) return card;
  return readJsContact(member(entity, 'jscontact_card') ?? member(entity, 'jscard'));
}

/**
 * Who has a role for the domain: at the top, else within another contact. What stands within a registrar has the role for
 * the registrar, and its technical contact is not the domain's.
 */
export function withRole(entities: readonly Entity[], ...names: string[]): Entity[] {
  const found = entities.filter(({ roles }) => roles.some((role) => names.includes(role)));
  if (found.length > 0) return found;
  return entities
    .filter(({ roles }) => !roles.includes('registrar'))
    .flatMap(({ inner }) => (inner.length === 0 ? [] : withRole(inner, ...names)));
}

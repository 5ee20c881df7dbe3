import type { Contact, Properties } from '../parse/properties.js';
import { propertiesOf, read } from '../parse/reading.js';
import type { Part } from '../part.js';
import { isObject, type Json } from '../record/rdap/json.js';
import type { DomainFound } from './input.js';
import { sourceNotice } from './notices.js';
import type { RdapDomain, RdapEntity } from './types.js';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * Returns the object of this class that the registry itself sent; null if it responded by WHOIS or with an error, or if its JSON was not kept.
 * An object that has an error code as well loses the code, because it was read as an object.
 */
export function registryDocument(registry: Part | undefined, objectClassName: string): Json | null {
  const document = registry?.rdap;
  if (!isObject(document) || document.objectClassName !== objectClassName) return null;
  const { errorCode: _, ...object } = document;
  return object;
}

/** Adds our notice to the registry's document, and changes nothing else. */
export const withNotice = <Document>(
  own: Json,
  { parts, daystamp }: { parts: readonly Part[]; daystamp: string },
  notice: string = UNCHANGED,
): Document =>
  ({
    ...own,
    notices: [...listOf(own.notices), sourceNotice(parts, daystamp, notice)],
    rdapConformance: listOf(own.rdapConformance).length === 0 ? ['rdap_level_0'] : own.rdapConformance,
  }) as Document;

/** Members that are filled in from the other responses if they are empty in the registry's document. */
const FILLED = ['status', 'nameservers', 'secureDNS', 'unicodeName', 'lang'] as const;

/**
 * Fills in what the registry's document leaves out, from the other responses: contacts of roles that are missing or hidden, the registrar and
 * its contact for abuse, dates, and the members of {@link FILLED}. A notice says so.
 */
export function completed(own: Json, made: RdapDomain, found: DomainFound): RdapDomain {
  const { parts, properties, domain } = found;
  const [registry, ...others] = parts;
  if (registry === undefined || others.length === 0) return withNotice(own, found);
  const missing = FILLED.filter((name) => isEmpty(own[name]) && !isEmpty(made[name]));
  const filled = Object.fromEntries(missing.map((name) => [name, made[name]]));
  const alone = propertiesOf([read(registry, domain)], domain);
  const replaced = rolesFromElsewhere(alone, properties);
  const entities = completedEntities(own, made, replaced);
  const redacted = listOf(own.redacted).filter((item) => !isAbout(item, replaced));
  const events = listOf(own.events);
  const dated = new Set(events.map((event) => isObject(event) && event.eventAction));
  const further = (made.events ?? []).filter(({ eventAction }) => !dated.has(eventAction));
  return withNotice(
    {
      ...own,
      ...filled,
      ...(entities.length === 0 ? {} : { entities }),
      ...(own.redacted === undefined ? {} : { redacted }),
      ...(further.length === 0 ? {} : { events: [...events, ...further] }),
    },
    found,
    ADDED,
  );
}

const UNCHANGED = 'This is the document of the registry with this notice.';
const ADDED =
  'This is the document of the registry; port43 added this notice, and from the other responses what the document leaves out.';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const CONTACTS = {
  registrant: 'registrant_contacts',
  administrative: 'admin_contacts',
  technical: 'technical_contacts',
  billing: 'billing_contacts',
} as const satisfies Readonly<Record<string, keyof Properties>>;

/** Roles whose contacts come from another response than the registry's. */
function rolesFromElsewhere(alone: Properties, merged: Properties): Set<string> {
  const differ = (a: readonly Contact[], b: readonly Contact[]) => JSON.stringify(a) !== JSON.stringify(b);
  const roles = Object.entries(CONTACTS).filter(([, key]) => differ(alone[key], merged[key]));
  return new Set(roles.map(([role]) => role));
}

/** Words for a role in the names and paths of redacted fields (RFC 9537). */
const NAMED: Readonly<Record<string, RegExp>> = {
  registrant: /registrant/i,
  administrative: /\badmin/i,
  technical: /\btech/i,
  billing: /\bbilling/i,
};

/**
 * Whether a redaction is about a contact that was replaced: it would say that the new one is hidden. So may one whose path counts entities,
 * because their numbers have changed.
 */
function isAbout(redaction: unknown, roles: ReadonlySet<string>): boolean {
  if (roles.size === 0 || !isObject(redaction)) return false;
  const { name, prePath, postPath } = redaction;
  const said = JSON.stringify([name, prePath, postPath]);
  return COUNTED.test(said) || [...roles].some((role) => NAMED[role]?.test(said) === true);
}

const COUNTED = /entities\s*\[\s*\d/;

function completedEntities(own: Json, made: RdapDomain, replaced: ReadonlySet<string>): unknown[] {
  const theirs = listOf(own.entities).filter(isObject);
  const rolesOf = (entity: Json) => listOf(entity.roles);
  const has = (role: string) => theirs.some((entity) => rolesOf(entity).includes(role));
  const kept = theirs
    .map((entity) => withoutRoles(entity, replaced))
    .filter((entity) => entity !== null)
    .map((entity) => (rolesOf(entity).includes('registrar') ? withAbuseDesk(entity, made) : entity));
  const added = (made.entities ?? []).flatMap((entity): RdapEntity[] => {
    const roles = entity.roles.filter((role) =>
      Object.hasOwn(CONTACTS, role) ? replaced.has(role) : !has(role),
    );
    return roles.length === 0 ? [] : [{ ...entity, roles }];
  });
  return [...kept, ...added];
}

/** The entity without roles that other responses fill; null if it has no other roles. */
function withoutRoles(entity: Json, replaced: ReadonlySet<string>): Json | null {
  const roles = listOf(entity.roles);
  const left = roles.filter((role) => !replaced.has(String(role)));
  if (left.length === roles.length) return entity;
  return left.length === 0 ? null : { ...entity, roles: left };
}

function withAbuseDesk(registrar: Json, made: RdapDomain): Json {
  const inner = listOf(registrar.entities);
  if (inner.some((entity) => isObject(entity) && listOf(entity.roles).includes('abuse'))) return registrar;
  const [ours] = made.entities?.filter(({ roles }) => roles.includes('registrar')) ?? [];
  const desk = ours?.entities ?? [];
  return desk.length === 0 ? registrar : { ...registrar, entities: [...inner, ...desk] };
}

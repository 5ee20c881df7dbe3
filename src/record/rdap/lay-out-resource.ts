import type { Card } from './card.js';
import { readEntities } from './entities.js';
import { dateOf, readEvents } from './events.js';
import { type Json, member, objects, oneLine, textLines } from './json.js';
import { Text } from './text.js';

/**
 * Lays out an RDAP response about a network or an autonomous system (RFC 9083 sections 5.4 and 5.5) as a WHOIS text like ARIN's: the entry,
 * then a paragraph for each contact. Accepts any JSON object; members of an unexpected form are omitted.
 */
export function layOutResource(document: Json, host: string): string {
  const text = new Text(host);
  const events = readEvents(document);
  const isNetwork = member(document, 'objectClassName') !== 'autnum';
  text.add(isNetwork ? 'NetRange' : 'ASNumber', rangeIn(document));
  for (const cidr of objects(member(document, 'cidr0_cidrs'))) text.add('CIDR', prefixIn(cidr));
  text.add(isNetwork ? 'NetName' : 'ASName', member(document, 'name'));
  text.add(isNetwork ? 'NetHandle' : 'ASHandle', member(document, 'handle'));
  text.add('Parent', member(document, 'parentHandle'));
  text.add('NetType', member(document, 'type'));
  text.add('RDAP Status', ...textLines(member(document, 'status')));
  text.add('Country', member(document, 'country'));
  text.add(
    'OriginAS',
    ...textLines(member(document, 'arin_originas0_originautnums')).map((digits) => `AS${digits}`),
  );
  text.add('RegDate', dateOf(events, 'registration'));
  text.add('Updated', dateOf(events, 'last changed'));
  text.add(
    'Geofeed',
    ...objects(member(document, 'links'))
      .filter(isGeofeed)
      .map((link) => oneLine(member(link, 'href'))),
  );
  for (const remark of objects(member(document, 'remarks')))
    text.add('Comment', ...textLines(member(remark, 'description')));
  layOutContacts(text, readEntities(document));
  text.say('');
  for (const notice of objects(member(document, 'notices'))) {
    text.add('Notice Title', member(notice, 'title'));
    text.add('Notice', ...textLines(member(notice, 'description')));
  }
  return text.toString();
}

/** Lays out a "not found" of the registry that manages the block. */
export function layOutNoResource(error: Json | null, host: string, number: string): string {
  const text = new Text(host);
  text.say(`% No match for ${number}`);
  if (error !== null) {
    text.add('Error Code', member(error, 'errorCode'));
    text.add('Error Title', member(error, 'title'));
    text.add('Error Description', ...textLines(member(error, 'description')));
  }
  return text.toString();
}

/** Returns the first and last number of an entry: `192.0.2.0 - 192.0.2.255`, `AS64496 - AS64511`; '' if they are missing. */
export function rangeIn(document: Json): string {
  const isNetwork = member(document, 'objectClassName') !== 'autnum';
  const [first, last] = (isNetwork ? ['startAddress', 'endAddress'] : ['startAutnum', 'endAutnum']).map(
    (key) => oneLine(member(document, key)).replace(/\/\d+$/, ''),
  );
  if (isNetwork) return first === '' || last === '' ? '' : `${first} - ${last}`;
  // Some entries only have the handle.
  if (first === '')
    return /^AS\d+$/i.test(oneLine(member(document, 'handle'))) ? oneLine(member(document, 'handle')) : '';
  return `AS${first} - AS${last || first}`;
}

/** RFC 9877. Servers that are older than it name the type alone. */
const isGeofeed = (link: Json): boolean =>
  oneLine(member(link, 'rel')) === 'geo' || oneLine(member(link, 'type')) === 'application/geofeed+csv';

function prefixIn(cidr: Json): string {
  const prefix = oneLine(member(cidr, 'v4prefix')) || oneLine(member(cidr, 'v6prefix'));
  return prefix === '' ? '' : `${prefix}/${oneLine(member(cidr, 'length'))}`;
}

type Entity = ReturnType<typeof readEntities>[number];

/** Returns the contacts of the entry, then those within them: an abuse desk within the holder is also responsible for the number. */
function layOutContacts(text: Text, entities: readonly Entity[]): void {
  for (const entity of entities) {
    const { roles, handle, card, inner } = entity;
    // RIPE NCC and AFRINIC also list those who may change the entry as registrants.
    const wanted = roles.filter((role) => !(role === 'registrant' && isMaintainer(handle)));
    if (wanted.length > 0) layOutContact(text, wanted, handle, card);
    layOutContacts(text, inner);
  }
}

const isMaintainer = (handle: string): boolean => /^(?:MNT|MAINT)-|-(?:MNT|MAINT)$/i.test(handle);

function layOutContact(text: Text, roles: readonly string[], handle: string, card: Card): void {
  const organization = card.organization || (card.kind === 'org' ? card.name : '');
  text.say('');
  text.add('Contact Role', roles.join(', '));
  text.add('Contact Handle', handle);
  text.add('Contact Name', card.name === organization ? '' : card.name);
  text.add('Contact Organization', organization);
  // The country's name is a line of the address, because contacts have only its code.
  const named = card.country.length === 2 ? '' : card.country;
  const place = [card.city, card.state, card.zip, named].filter((part) => part !== '');
  text.add('Contact Address', ...card.street, ...place);
  text.add('Contact Country', card.countryCode || (named === '' ? card.country : ''));
  text.add('Contact Phone', card.phones[0]?.number);
  text.add('Contact Fax', card.faxes[0]?.number);
  text.add('Contact Email', card.emails[0]);
}

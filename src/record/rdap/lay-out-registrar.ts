import type { Card } from './card.js';
import { type Entity, withRole } from './entities.js';
import { type Action, datesOf, type Event } from './events.js';
import { type Json, member, objects, oneLine, wordList, words } from './json.js';
import { RDAP_FIELDS } from './labels.js';
import type { Text } from './text.js';

/** Prints the registrar's lines, and the dates between them, in the order of the Registrar Accreditation Agreement. */
export function layOutRegistrar(
  text: Text,
  registrar: Entity | null,
  entities: readonly Entity[],
  events: readonly Event[],
): void {
  const { json = {}, card = null, handle = '', inner = [] } = registrar ?? {};
  const iana = ianaId(json);
  text.add('Registrar WHOIS Server', member(json, 'port43'));
  text.add('Registrar URL', card?.urls[0] || aboutLink(json));
  layOutEvents(text, events);
  text.add('Registrar', card?.name || card?.organization);
  text.add('Registrar IANA ID', iana);
  // Registries without IANA IDs have identifiers of their own.
  text.add(iana === '' ? RDAP_FIELDS['registrar.id'] : 'Registrar Handle', handle);
  if (card !== null) {
    text.add(RDAP_FIELDS['registrar.address'], ...addressLines(card));
    text.add(RDAP_FIELDS['registrar.phone'], card.phones[0]?.number);
    text.add(RDAP_FIELDS['registrar.email'], card.emails[0]);
  }
  // Registrars' own servers have it next to the registrar.
  const [abuse] = [...withRole(inner, 'abuse'), ...entities.filter(({ roles }) => roles.includes('abuse'))];
  text.add('Registrar Abuse Contact Email', abuse?.card.emails[0]);
  text.add('Registrar Abuse Contact Phone', abuse?.card.phones[0]?.number);
}

export function layOutReseller(text: Text, reseller: Entity | null): void {
  if (reseller === null) return;
  const { card, handle } = reseller;
  text.add('Reseller', card.name || card.organization || handle);
  text.add(RDAP_FIELDS['reseller.url'], card.urls[0]);
  text.add(RDAP_FIELDS['reseller.email'], card.emails[0]);
  text.add(RDAP_FIELDS['reseller.phone'], card.phones[0]?.number);
}

/** The label of each action. The time of the data is printed below the record. */
const LABELS: Readonly<Record<Exclude<Action, 'last update of RDAP database'>, string>> = {
  'last changed': 'Updated Date',
  registration: 'Creation Date',
  expiration: 'Registry Expiry Date',
  'registrar expiration': 'Registrar Registration Expiration Date',
  transfer: 'Last Transferred Date',
  reregistration: RDAP_FIELDS['event.reregistration'],
  deletion: RDAP_FIELDS['event.deletion'],
  reinstantiation: RDAP_FIELDS['event.reinstantiation'],
  locked: RDAP_FIELDS['event.locked'],
  unlocked: RDAP_FIELDS['event.unlocked'],
};

function layOutEvents(text: Text, events: readonly Event[]): void {
  for (const [action, label] of Object.entries(LABELS)) text.add(label, ...datesOf(events, action as Action));
  for (const { action, said, date } of events) if (action === null) text.add('Event', `${said}: ${date}`);
}

const addressLines = ({ street, city, state, zip, country, countryCode }: Card): string[] => [
  ...street,
  city,
  state,
  zip,
  country || countryCode,
];

/** Reads `publicIds` of the type in IANA's registry of RDAP values. */
function ianaId(json: Json): string {
  const ids = objects(member(json, 'publicIds'));
  const own = ids.find((id) => /^(?:iana|icann) registrar id$/.test(words(member(id, 'type'))));
  const identifier = own === undefined ? '' : oneLine(member(own, 'identifier'));
  return /^\d+$/.test(identifier) ? identifier : '';
}

function aboutLink(json: Json): string {
  const link = objects(member(json, 'links')).find((each) => wordList(member(each, 'rel')).includes('about'));
  return link === undefined ? '' : oneLine(member(link, 'href'));
}

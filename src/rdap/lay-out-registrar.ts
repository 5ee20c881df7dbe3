import { type Entity, withRole } from './entities.js';
import { type Json, member, objects, oneLine, wordList, words } from './json.js';
import type { Text } from './text.js';

/** Dates that ICANN's layout prints among the registrar's lines, as written; '' where there is none. */
export interface Dates {
  updated: string;
  created: string;
  expires: string;
  registrarExpires: string;
}

/** The registrar's lines, and the dates between them, in the order of the Registrar Accreditation Agreement. */
export function layOutRegistrar(text: Text, registrar: Entity | null, dates: Dates): void {
  const { json = {}, card, handle = '' } = registrar ?? {};
  const iana = ianaId(json);
  text.add('Registrar WHOIS Server', member(json, 'port43'));
  text.add('Registrar URL', card?.urls[0] || aboutLink(json));
  text.add('Updated Date', dates.updated);
  text.add('Creation Date', dates.created);
  text.add('Registry Expiry Date', dates.expires);
  text.add('Registrar Registration Expiration Date', dates.registrarExpires);
  text.add('Registrar', card?.name || card?.organization);
  text.add('Registrar IANA ID', iana);
  // Registries without IANA's numbers have tags of their own.
  text.add(iana === '' ? 'Registrar ID' : 'Registrar Handle', handle);
  const [abuse] = registrar === null ? [] : withRole(registrar.inner, 'abuse');
  text.add('Registrar Abuse Contact Email', abuse?.card.emails[0]);
  text.add('Registrar Abuse Contact Phone', abuse?.card.phones[0]?.number);
}

/** `publicIds` with the type that IANA's registry of RDAP's values names. */
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

/**
 * What registries write in their own words, put together from the same pieces: who, what is said of it, where it was
 * looked for. Each piece is unmistakable beside each other.
 */

/** By the first two words of a line its phrases are found: they stand before the alternatives. */
const DOMAIN = [
  'Domain',
  'Domain name',
  'The domain',
  'The domain name',
  'This domain',
  'This domain name',
  'That domain',
  'That domain name',
  'Domain {domain}',
  'Domain name {domain}',
  'The domain {domain}',
  'The domain name {domain}',
];
const ASKED = [
  'Domain record',
  'Domain name record',
  'The requested {domain/domain name/object}',
  'Requested {domain/domain name/object}',
  'The queried {domain/domain name/object}',
  'The {object/query object}',
  'Object',
];

const WHERE =
  '{/ in database/ in the database/ in our database/ in registry/ in the registry/ in our registry/ in the registry database/ in the whois database}';
const ABSENT = `{not found/was not found/is not found/could not be found/cannot be found/does not exist/doesn't exist/do not exist/not exist/not exists}${WHERE}`;
const UNREGISTERED =
  '{not registered/is not registered/is unregistered/has not been registered/is not registered yet/has not been registered yet/is not yet registered}';
const OPEN =
  '{available/is available/is available for registration/is currently available/is currently available for registration/is free}';

const THING =
  '{record/records/entry/entries/object/objects/domain/domains/domain name/match/matches/matching record/matching records/matching domain/whois record/whois records/whois data/whois entry/domain record/domain records}';

/** The same in other languages: names, and what is said of them. */
const FOREIGN: readonly (readonly [names: readonly string[], said: string])[] = [
  [
    ['Dominio', 'El dominio', 'El dominio {domain}', 'El nombre de dominio', 'El nombre de dominio {domain}'],
    '{no existe/no está registrado/no esta registrado/no se encuentra registrado/no ha sido registrado/no encontrado/no fue encontrado/disponible/está disponible/esta disponible/se encuentra disponible/está libre}',
  ],
  [
    ['Domínio', 'O domínio', 'O domínio {domain}', 'O nome de domínio', 'O nome de domínio {domain}'],
    '{não existe/não está registrado/não está registado/não foi registrado/não foi registado/não encontrado/não foi encontrado/disponível/está disponível/está livre}',
  ],
  [
    ['Le domaine', 'Le domaine {domain}', 'Le nom de domaine', 'Le nom de domaine {domain}', 'Ce domaine'],
    "{n'existe pas/n'est pas enregistré/n'a pas été trouvé/n'a pas été enregistré/est disponible/est libre/est inconnu}",
  ],
  [
    ['Il dominio', 'Il dominio {domain}', 'Il nome a dominio', 'Il nome a dominio {domain}'],
    '{non esiste/non è registrato/non è stato trovato/è disponibile/è libero}',
  ],
  [
    ['Die Domain', 'Die Domain {domain}', 'Der Domainname', 'Der Domainname {domain}'],
    '{existiert nicht/ist nicht registriert/wurde nicht gefunden/ist frei/ist verfügbar}',
  ],
];

export const FREE_SENTENCES: readonly string[] = [
  ...DOMAIN.flatMap((name) => [ABSENT, UNREGISTERED, OPEN].map((said) => `${name} ${said}`)),
  ...ASKED.map((name) => `${name} ${ABSENT}`),
  ...FOREIGN.flatMap(([names, said]) => names.map((name) => `${name} ${said}`)),
  `The requested {domain/domain name} ${UNREGISTERED}`,
  `{domain} not {found/registered/registered yet}${WHERE}`,
  `{domain} was not found${WHERE}`,
  '{domain} is {unregistered/not registered/not registered yet/not yet registered}',
  `{domain} does not exist${WHERE}`,
  '{domain} has not been registered{/ yet}',
  `{domain} could not be found${WHERE}`,
  `No ${THING} {found/was found/were found/exists}${WHERE}`,
  `No ${THING} {found/was found/were found/exists} {for/matching} {/domain /domain name /query }{domain}`,
  'No {match/matches/results} {in/for} {database/the database/our database/query/the query/your query}',
  'No match for {query/domain name} {domain}',
  'No such {domain/domain name/object}{/ found/ registered/ exists}',
  'There {is/are/was/were} no {match/matches/result/results/record/records/entry/entries} for {/domain }{domain}',
  'Sorry, {no match for/no match found for/no data found for} {domain}',
  '0 {results/records/objects/entries} found',
  'Error: {domain not registered/domain is not registered/object not found/no object found/no entries found}',
];

const BY = '{/ by registry/ by the registry/ by the registry operator/ by registry operator}';
const KEPT = `{reserved/is reserved/has been reserved/blocked/is blocked/has been blocked/is restricted/is prohibited}${BY}`;
const LISTED =
  '{is on/is in} {the reserved list/a reserved list/the reserved names list/the list of reserved names/the list of reserved domains}';

export const RESERVED_SENTENCES: readonly string[] = [
  ...[...DOMAIN, 'This name', 'The name', 'Name'].flatMap((name) => [`${name} ${KEPT}`, `${name} ${LISTED}`]),
  'Error: {domain is reserved/domain name is reserved/reserved domain/reserved name}',
  'Reserved {names list/domains list/list}',
];

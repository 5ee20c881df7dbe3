/**
 * What registries write in their own words, put together from the same pieces: who, what is said of it, where it was
 * looked for. Each piece is unmistakable beside each other.
 */

const THIS =
  '{Domain/Domain name/The domain/The domain name/This domain/This domain name/That domain/That domain name}';
const NAMED = '{Domain/Domain name/The domain/The domain name} {domain}';
const ASKED =
  '{Domain record/Domain name record/The object/The query object/Object/The requested domain/The requested domain name/The requested object/Requested domain/Requested domain name/Requested object/The queried domain/The queried domain name/The queried object}';

const WHERE =
  '{/ in database/ in the database/ in our database/ in registry/ in the registry/ in our registry/ in the registry database/ in the whois database}';
const ABSENT = `{not found/was not found/is not found/could not be found/cannot be found/does not exist/doesn't exist/do not exist/not exist/not exists}${WHERE}`;
const UNREGISTERED =
  '{not registered/is not registered/is unregistered/has not been registered/is not registered yet/has not been registered yet/is not yet registered}';
const OPEN =
  '{available/is available/is available for registration/is currently available/is currently available for registration/is free}';

const THING =
  '{record/records/entry/entries/object/objects/domain/domains/domain name/match/matches/matching record/matching records/matching domain/whois record/whois records/whois data/whois entry/domain record/domain records}';

/** The same in other languages. */
const SPANISH =
  '{no existe/no está registrado/no esta registrado/no se encuentra registrado/no ha sido registrado/no encontrado/no fue encontrado/disponible/está disponible/esta disponible/se encuentra disponible/está libre}';
const PORTUGUESE =
  '{não existe/não está registrado/não está registado/não foi registrado/não foi registado/não encontrado/não foi encontrado/disponível/está disponível/está livre}';
const FRENCH =
  "{n'existe pas/n'est pas enregistré/n'a pas été trouvé/n'a pas été enregistré/est disponible/est libre/est inconnu}";
const ITALIAN = '{non esiste/non è registrato/non è stato trovato/è disponibile/è libero}';
const GERMAN = '{existiert nicht/ist nicht registriert/wurde nicht gefunden/ist frei/ist verfügbar}';

/** Words for a name that is free. */
export const FREE_SENTENCES = `
  ${THIS} ${ABSENT}
  ${THIS} ${UNREGISTERED}
  ${THIS} ${OPEN}
  ${NAMED} ${ABSENT}
  ${NAMED} ${UNREGISTERED}
  ${NAMED} ${OPEN}
  ${ASKED} ${ABSENT}
  {Dominio/El dominio/El nombre de dominio} ${SPANISH}
  {El dominio/El nombre de dominio} {domain} ${SPANISH}
  {Domínio/O domínio/O nome de domínio} ${PORTUGUESE}
  {O domínio/O nome de domínio} {domain} ${PORTUGUESE}
  {Ce domaine/Le domaine/Le nom de domaine} ${FRENCH}
  {Le domaine/Le nom de domaine} {domain} ${FRENCH}
  {Il dominio/Il nome a dominio} ${ITALIAN}
  {Il dominio/Il nome a dominio} {domain} ${ITALIAN}
  {Die Domain/Der Domainname} ${GERMAN}
  {Die Domain/Der Domainname} {domain} ${GERMAN}
  The requested {domain/domain name} ${UNREGISTERED}
  {domain} not {found/registered/registered yet}${WHERE}
  {domain} was not found${WHERE}
  {domain} is {unregistered/not registered/not registered yet/not yet registered}
  {domain} does not exist${WHERE}
  {domain} has not been registered{/ yet}
  {domain} could not be found${WHERE}
  No ${THING} {found/was found/were found/exists}${WHERE}
  No ${THING} {found/was found/were found/exists} {for/matching} {/domain /domain name /query }{domain}
  No {match/matches/results} {in/for} {database/the database/our database/query/the query/your query}
  No match for {query/domain name} {domain}
  No such {domain/domain name/object}{/ found/ registered/ exists}
  There {is/are/was/were} no {match/matches/result/results/record/records/entry/entries} for {/domain }{domain}
  Sorry, {no match for/no match found for/no data found for} {domain}
  0 {results/records/objects/entries} found
  Error: {domain not registered/domain is not registered/object not found/no object found/no entries found}
`;

const BY = '{/ by registry/ by the registry/ by the registry operator/ by registry operator}';
const KEPT = `{reserved/is reserved/has been reserved/blocked/is blocked/has been blocked/is restricted/is prohibited}${BY}`;
const LISTED =
  '{is on/is in} {the reserved list/a reserved list/the reserved names list/the list of reserved names/the list of reserved domains}';

/** Words for a name that nobody can register. */
export const RESERVED_SENTENCES = `
  ${THIS} ${KEPT}
  ${THIS} ${LISTED}
  ${NAMED} ${KEPT}
  ${NAMED} ${LISTED}
  {Name/This name/The name} ${KEPT}
  {Name/This name/The name} ${LISTED}
  Error: {domain is reserved/domain name is reserved/reserved domain/reserved name}
  Reserved {names list/domains list/list}
`;

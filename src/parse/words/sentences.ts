/**
 * English sentences of registries about a name, composed of the same pieces: the subject, what is said about it, where it was searched.
 * No combination of pieces can mean anything else.
 */

/** Subjects: a domain, with or without its name. */
export const named = (who: string, said: string): string => `${who} ${said}\n${who} {domain} ${said}`;

const THIS =
  '{Domain/Domain name/The domain/The domain name/This domain/This domain name/That domain/That domain name}';
const NAMED = '{Domain/Domain name/The domain/The domain name} {domain}';
const ASKED =
  '{Record/The record/Domain record/Domain name record/The object/The query object/Object/The requested domain/The requested domain name/The requested object/Requested domain/Requested domain name/Requested object/The queried domain/The queried domain name/The queried object}';

const PLACES =
  'in database|in the database|in our database|in registry|in the registry|in this registry|in our registry|in the registry database|in the whois database';
/** After the statement. */
const WHERE = `{${['', ...PLACES.split('|').map((place) => ` ${place}`)].join('/')}}`;
/** After a name. */
const NAMED_WHERE = `{domain}\n{domain} {${PLACES.replaceAll('|', '/')}}`;

/** `words {domain}`, with and without where it was searched. */
const lookedFor = (words: string): string =>
  NAMED_WHERE.split('\n')
    .map((name) => `${words}${name}`)
    .join('\n');

const ABSENT = `{not found/was not found/is not found/could not be found/cannot be found/does not exist/doesn't exist/do not exist/not exist/not exists}${WHERE}`;
const UNREGISTERED =
  '{not registered/is not registered/is unregistered/has not been registered/is not registered yet/has not been registered yet/is not yet registered}';
const OPEN =
  '{available/is available/is available for registration/is currently available/is currently available for registration/is free}';

/** Words that a response may add to its statement. */
const NOTHING =
  '{No match/No matches/Not found/Object not found/Domain not found/Domain name not found/No such domain/No data found/No entries found/No record found/No records found/No match found/No object found/No objects found/Domain does not exist}';

const THING =
  '{record/records/entry/entries/object/objects/domain/domains/domain name/match/matches/information/matching record/matching records/matching object/matching objects/matching domain/registration/whois record/whois records/whois data/whois entry/domain record/domain records}';

/** Words for a name that is free. */
export const FREE_SENTENCES = `
  ${THIS} ${ABSENT}
  ${THIS} ${UNREGISTERED}
  ${THIS} ${OPEN}
  ${NAMED} ${ABSENT}
  ${NAMED} ${UNREGISTERED}
  ${NAMED} ${OPEN}
  ${ASKED} ${ABSENT}
  {The requested/Requested} {domain/domain name/name} ${UNREGISTERED}
  {domain} not {found/registered/registered yet}${WHERE}
  {domain} - {not registered/is not registered/is available/is free/free/no match found}
  {domain} was not found${WHERE}
  {domain} ${NOTHING}
  {domain} is {unregistered/not registered/not registered yet/not yet registered}${WHERE}
  ${NAMED} is not registered${WHERE}
  {domain} does not exist${WHERE}
  {domain} has not been registered{/ yet}
  {domain} could not be found${WHERE}
  No ${THING} {found/was found/were found/exists}${WHERE}
  No ${THING} {found/was found/were found/exists} {for/matching} {/domain /domain name /the domain /the domain name /query }{domain}
  No {match/matches/results} {in/for} {database/the database/our database/query/the query/your query}
  No match for {query/domain name} {domain}
  No such {domain/domain name/object}{/ found/ registered/ exists}
  There {is/are/was/were} no {match/matches/result/results/record/records/entry/entries} for {/domain }{domain}
  There {is/was} no {match/entry/record} for {this/that/the} {domain/domain name/name/query}
  No {match/matches/entry/entries/data/information} found for {this/the} {domain/domain name/query/name}
  No matching {entry/entries/domain/name} found
  No {registration/result/registered name} found
  No {information/data/record} {for/about/on/of} {/domain }{domain}
  We {have/found} no {record/records/entry/data} {for/of} {/domain }{domain}
  ${lookedFor("{Could not/Couldn't/We could not/We couldn't/Unable to/Cannot/Can't} find {/domain /the domain }")}
  {Could not/We could not/We couldn't} find any {record/records/entry/data/information} for {/domain }{domain}
  No registered domain {matching/found for/found matching} {domain}
  No {data/information} was found for {/the }{domain/domain name} {domain}
  No {entry/registration/current registration} for {/domain }{domain}
  ${lookedFor('There is no {record/entry/information/registration} {for/of/about} {/domain }')}
  {The domain/The domain name/The name/Domain} {you queried/you have queried/you searched for/you entered} ${UNREGISTERED}
  {The domain/The domain name/The name/Domain} {you queried/you have queried/you searched for/you entered} ${ABSENT}
  {Object/Domain/Domain name/Record} not found {domain}
  {Domain/Domain name}: {domain} {is available/is available for registration/is free/is not registered/not found/not registered}
  {Domain/Domain name} {free/available}: {domain}
  {Free/Available/Unregistered}: {domain}
  {/Domain /Domain name }{domain} status: {free/available/not registered}
  {Domain/Domain name} {free/available/unregistered/notfound}
  NOTFOUND
  {domain} AVAIL
  AVAIL {domain}
  {No record/No records/No entry/No entries}
  {Query returned/Found/Search returned} {0/no} {results/records/entries/objects/matches}
  No results
  No matching {object/objects/records/entry/entries}
  Available: {true/1}
  Availability: {yes/true}
  {Congratulations!/Good news!} {domain} {is available/is available for registration}
  Whois lookup for {domain} {no match/not found}
  The domain name {you are looking for/you requested/requested} is available
  The queried object does not exist: ${NOTHING}
  The queried object does not exist: {Common;/Domain;/General;/Object;} ${NOTHING}
  The queried object does not exist: No {match/matches/entries found/record found} for {domain}
  The queried object does not exist: {Domain/Domain name/Domain object} {domain}
  The queried object does not exist: {domain} ${ABSENT}
  The queried object does not exist: previous registration{…} (DOMAIN NOT FOUND)
  0 {results/records/objects/entries} found
  Error: {domain not registered/domain is not registered/object not found/no object found/no entries found}
`;

const BY =
  '{/ by registry/ by the registry/ by the registry operator/ by registry operator/ by registry policy/ by the government/ for the government/ for government use/ for future use/ for registry use/ for the registry/ by the registrar}';
const KEPT = `{reserved/is reserved/is currently reserved/has been reserved/blocked/is blocked/has been blocked/restricted/is restricted/has been restricted/prohibited/is prohibited/is protected/is barred}${BY}`;
const LISTED =
  '{is on/is in} {the reserved list/a reserved list/the reserved names list/the list of reserved names/the list of reserved domains/the stop list/the stop-list/the blacklist/the list of prohibited names/the list of reserved domain names/the blocked list/the reserved list of the registry/the blocked list of the registry}';
/** Statements that a name cannot be registered, for now or ever. */
const CLOSED =
  '{is not available for registration/is currently not available for registration/is not currently available for registration/is not yet available for registration/not available for registration/is not open for registration/is not yet open for registration/can not be registered/cannot be registered/may not be registered/is not allowed/is not allowed to be registered/is prohibited for registration/is prohibited from registration/is barred from registration/is excluded from registration/is blacklisted/is not available/not available}';

/** Words for a name that cannot be registered. */
export const RESERVED_SENTENCES = `
  ${THIS} ${KEPT}
  ${THIS} ${LISTED}
  ${NAMED} ${KEPT}
  ${NAMED} ${LISTED}
  {Name/This name/The name} ${KEPT}
  {Name/This name/The name} ${LISTED}
  ${THIS} ${CLOSED}
  ${NAMED} ${CLOSED}
  {Name/This name/The name} ${CLOSED}
  {domain} ${CLOSED}
  {domain} {- reserved/: reserved/reserved/- blocked/- restricted}
  {The name/Name} {domain} {is reserved/can not be registered/cannot be registered/is not available for registration}
  ${THIS} has been reserved and {is not available for registration/cannot be registered/can not be registered}
  {Domain/Domain name/Name} reserved for {…}
  Premium {domain/domain name/name} - {…}
  {This name/This domain/This domain name/The domain/The domain name} is {blocked/protected} by {DPML/the DPML service/GlobalBlock/AdultBlock/a DPML/a GlobalBlock/an AdultBlock/a trademark block} {…}
  {The name/The domain/The domain name/This name/This domain} is blocked due to {…}
  {DPML block/DPML blocked/Name collision/Domain blocked by DPML/Blocked by DPML/Blocked by GlobalBlock}
  {This domain/This domain name} is {not/currently not/not currently} available for registration. Please {…}
  {The domain name/The domain/This domain/This domain name} is {not/currently not} available. Please select {…}
  {domain} {is excluded/is withdrawn/is prohibited/is restricted}
  The {domain/domain name/name} {you requested/you have requested/requested} {is reserved/is restricted/is prohibited/is blocked}
  {Registration/The registration} of this {domain/domain name/name} is not {allowed/permitted/possible}
  {Not allowed for registration/Registration not allowed/Registration is not allowed/Not assignable/Unassignable/Registration prohibited}
  Reserved {for future use/for government use/by the government/by registry policy/for the government}
  {Restricted/Blocked} domain
  The queried object does not exist: {Domain/Domain name/This domain/This domain name} is not {allowed/available}
  The queried object does not exist: {Reserved by registry/Reserved by the registry/Domain reserved}
  Error: {domain is reserved/domain name is reserved/reserved domain/reserved name}
  Reserved {names list/domains list/list}
  {Dominio_Reservado/Reserved_Domain}
`;

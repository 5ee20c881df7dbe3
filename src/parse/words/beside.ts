/**
 * Whole lines that many servers print with any answer, and that say nothing about the name: greetings, rights, the time of the response,
 * the query, where to read more. In the notation of phrases. Lines of one server alone are declared by its registry's module, as `record`
 * among its phrases. `{…}` is allowed only where no verb fits.
 */
export const BESIDE = `
  {This is/This is the/Welcome to/Welcome to the/Hello, this is/Hello, this is the} {0-3} {whois/rdap} {server/service/database/server./service./database.}
  This is the {1-3} {whois/rdap} server {1-1}
  {This is the/The/} {1-1} {whois/rdap} {query server/query service} {0-1}
  {This is/This is the} {1-1}{0-1} database query service at {1-1}
  {1-3} {whois/rdap} {server/service/database}
  {/The }{0-1} {whois/whoisd/rdap/uzwhois}{/ server} {version/server version/ver./v}{/:} {1-1}
  {/The }{whois/rdap} server {1-1} serving the {1-1} {tld/cctld}
  {1-1} {whois/rdap} {server/service} {1-1}
  {1-1} - whois server for tld {1-1}
  {1-1} {tld/cctld} {whois/rdap} {server/service}{0-1}
  This is JWhoisServer serving {tld/cctld} {1-1}
  Java Whois Server {…}
  Domain information over whois protocol
  {whois/rdap} server for the {1-1} {tld/cctld/domain/top level domain/top level domain name}
  Version{/:} {1-1}
  Whois server v{…}
  This is the {1-1} top level domain whois server
  {1-4} top level domain whois server
  Whois du registre {1-2}
  Internationalized domain name: {domain}
  NOTICE: The expiration date displayed in this record {…}
  {1-3} whois proxy server
  {1-1} tld whois server {1-1}
  {1-1} Helpdesk {1-1} {1-2}
  {Information/Informations} about {domain} :
  {complete/short} date format: {1-1}
  Servidor whois {de/del} {1-9}
  {1-1} whois server. {1-1}
  The whois server (ver. {1-1} of {1-2}
  Script: {latin/greek/cyrillic}
  Type: domain
  Found: 0
  {1-1} {1-1} server ready
  {Copyright/(c)/©/? 1995-2013/? 2000-2014}{…}
  {1-1} whois server copyright {…}
  All rights reserved
  Error
  {Request/Query} from {1-1}
  {For/For more/For further/More/Additional/Further} {information/details/info} {…}
  {For/"For} more information on {…}
  Status codes: For more information on {…}
  {See/Visit/Please see/Please visit/Web:/Website:/URL:} {1-2}{0-3}
  URL of the ICANN {whois/rdds} {…}
  {Query/Domain/Domain name/Domain name searched/Searching/Searching for/Search for/Search on/Looking up/Results for/Search results for/Result for/Lookup/Whois lookup for/Query results for/Information for/Information about/Information related to/Whois}{/:} {domain}
  {Terms of use/Terms and conditions/Terms and conditions of use/Terms & conditions/Disclaimer/Notice/Important notice/Legal notice/Copyright notice/Notice and terms of use/Whois disclaimer/Whois terms of use/Conditions of use}{/:}
  End of whois record
  {Domain information/Query results/Search results/Results}{/:}
`;

/** Of such lines, those with a time: when the server responded, or when its data were updated. They have a digit. */
export const BESIDE_TIMES = `
  {whois/rdap} {lookup/look-up/query/request} {made at/made on/date:/time:/at} {…}
  {Timestamp/Query time/Query_datetime/Time/Date/Generated/Generated on/Generated at/Response time}: {…}
  {Last update/Last updated/Last updated on/Updated/Database last updated/Database last updated on/Whois database last updated on/Whois database was last updated on}{/:} {…}
  Last update of {whois/whois data/rdap/} database: {…}
  {whois/rdap} request date: {…}
`;

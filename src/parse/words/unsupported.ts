import { named } from './sentences.js';

/** Lines of a registrar that is not the name's. */
const ELSEWHERE =
  '{is not registered/not registered/is not managed/not managed/is not held/not held/is not sponsored/is not maintained} {with us/through us/by us/here/with this registrar/by this registrar/at this registrar/through this registrar}';

/** Lines of the wrong server: it does not have such names, or no longer answers at all. */
export const UNSUPPORTED = `
  TLD is not supported
  Tld not supported by this registry interface
  This TLD is not supported
  The TLD {domain} is not supported
  TLD not supported
  TLD {domain} is not supported
  Domain TLD is not supported
  Unsupported TLD: {domain}
  Unsupported domain
  Unsupported zone
  Unknown TLD: {domain}
  Unknown zone
  This TLD has no whois server, {…}
  This server does not support {…}
  This WHOIS server does not have any data for {domain}
  This WHOIS server does not have any records for {domain}
  Requested TLD is not supported
  The requested TLD is not supported
  The domain extension is not supported
  No whois server is known for this kind of object
  Zone is not supported
  Not authoritative for {domain}
  We are not authoritative for {domain}
  This whois service has been discontinued
  This service has been discontinued
  This WHOIS service is no longer available
  WHOIS service is no longer available{…}
  The WHOIS service has been retired
  The WHOIS service has been retired. {…}
  This WHOIS service has been retired. {…}
  Please use RDAP instead
  Port 43 WHOIS is no longer supported{…}
  Not a domain managed by this registry
  No whois server found
  No whois server found for {domain}
  No whois server known for {domain}
  No whois server is known for {domain}
  Domain not managed by this registry
  ${named('{Domain/The domain/The domain name/This domain/This domain name}', ELSEWHERE)}
  The {domain/domain name} you {requested/queried/have requested} ${ELSEWHERE}
  {domain} ${ELSEWHERE}
  Not registered {with us/here/with this registrar/through us}
  {Unknown/Invalid/Unsupported} {TLD/top level domain/top-level domain/domain extension}
  {Unknown/Invalid/Unsupported} {TLD/top level domain/top-level domain} {…}
  {domain} is not under our authority
  This server is not authoritative for {…}
  {We do not/This server does not/This whois server does not} serve {…}
  {TLD/Zone} {domain} is not {served/handled/available} {…}
`;

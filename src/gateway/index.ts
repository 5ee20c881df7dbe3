/** A WHOIS server (RFC 3912) that answers with the record of any name, for programs that speak nothing else. */
export { createGateway, type Gateway, type GatewayOptions, type GatewayQuestion } from './gateway.js';

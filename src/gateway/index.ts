/** A WHOIS server (RFC 3912) that responds with the record of any name, for programs that only speak WHOIS. */
export { createGateway, type Gateway, type GatewayOptions, type GatewayQuestion } from './gateway.js';

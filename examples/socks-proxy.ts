import { createClient, socks, type WhoisClient } from 'port43';

/**
 * A client whose every WHOIS question leaves through a SOCKS proxy, which resolves the names, too. RDAP is HTTPS: it is
 * left out here, so that nothing goes around the proxy. Needs `npm install socks`.
 */
export const clientThrough = (proxy: string): WhoisClient =>
  createClient({ connect: socks({ url: proxy }), rdap: 'never' });

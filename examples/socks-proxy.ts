import { createClient, socks, type WhoisClient } from 'port43';

/**
 * A client that sends all WHOIS queries through a SOCKS proxy, which also resolves the names. RDAP uses HTTPS and is turned off here, so that
 * nothing bypasses the proxy. Needs `npm install socks`.
 */
export const clientThrough = (proxy: string): WhoisClient =>
  createClient({ connect: socks({ url: proxy }), rdap: 'never' });

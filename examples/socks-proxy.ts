import { createClient, socks, type WhoisClient } from 'port43';

/**
 * A client that sends all WHOIS queries through a SOCKS proxy, which also resolves the names. RDAP uses HTTPS and is turned off here, so that
 * nothing bypasses the proxy. Needs `npm install socks`.
 */
export const clientThrough = (proxy: string): WhoisClient =>
  createClient({ connect: socks({ url: proxy }), rdap: 'never' });

if (process.argv[1] === import.meta.filename) {
  const [, , proxy = 'socks5h://127.0.0.1:1080', name = 'example.com'] = process.argv;
  const client = clientThrough(proxy);
  const outcome = await client.lookup(name).then(
    ({ properties }) => properties.status,
    ({ message }) => message,
  );
  console.log(`${name} through ${proxy}: ${outcome}`);
  await client.close();
}

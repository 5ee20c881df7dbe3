import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network of a client's address, for limits: an IPv4 address, or the /64 of an IPv6 address, since a client with one address of
 * a /64 has them all. Some proxies add the port: `192.0.2.7:4711`, `[2001:db8::1]:4711`. Anything that is not an address, as a proxy may
 * send it, counts as one client.
 */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return networkOf(mapped);
  const [, v6, v4] = WITH_PORT.exec(address) ?? [];
  const bare = v6 ?? v4;
  if (bare !== undefined) return networkOf(bare);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'no address';
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
  // IPv4 in the digits of IPv6: ::ffff:c000:207 is 192.0.2.7.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const bytes = groups.slice(6).flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 255];
    });
    return bytes.join('.');
  }
  return groups.slice(0, 4).join(':');
}

const WITH_PORT = /^(?:\[([\da-f:.]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/i;

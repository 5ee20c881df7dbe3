/** Checks where a caller wants a socket to lead; throws a TypeError. An empty host would be dialed as localhost. */
export function checkTarget(host: unknown, port: unknown, name = ''): void {
  if (typeof host !== 'string' || !/^[^\s\0/]+$/.test(host)) {
    throw new TypeError(`\`${name}host\` must be a host name or an address; got ${JSON.stringify(host)}`);
  }
  if (typeof port !== 'number' || !Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new TypeError(`\`${name}port\` must be from 1 to 65535; got ${String(port)}`);
  }
}

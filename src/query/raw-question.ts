/** The bytes of a question that the caller wrote: one line, ended as RFC 3912 wants it. Bytes go as they are. */
export function rawQuestion(query: string | Uint8Array): Uint8Array {
  if (typeof query !== 'string') return query;
  const line = query.replace(/\r?\n$/, '');
  if (/[\r\n\0]/.test(line)) throw new TypeError('`query` must be one line; for anything else give bytes');
  return new TextEncoder().encode(`${line}\r\n`);
}

/** A target for a socket; throws a TypeError. An empty host would be dialed as localhost. */
export function checkTarget(host: string, port: number): void {
  if (typeof host !== 'string' || !/^[^\s\0/]+$/.test(host)) {
    throw new TypeError(`\`host\` must be a host name or an address; got ${JSON.stringify(host)}`);
  }
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new TypeError(`\`port\` must be from 1 to 65535; got ${String(port)}`);
  }
}

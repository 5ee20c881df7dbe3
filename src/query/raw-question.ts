/** The bytes of a question that the caller wrote: one line, ended as RFC 3912 wants it. Bytes go as they are. */
export function rawQuestion(query: string | Uint8Array): Uint8Array {
  if (typeof query !== 'string') return query;
  const line = query.replace(/\r?\n$/, '');
  if (/[\r\n\0]/.test(line)) throw new TypeError('`query` must be one line; for anything else give bytes');
  return new TextEncoder().encode(`${line}\r\n`);
}

/**
 * The user name of an `Authorization: Basic` header (RFC 7617), which is the API key; the password is whatever it is.
 * Null where the header is missing or cannot be read.
 */
export function basicUser(header: string | undefined): string | null {
  const [, encoded] = /^basic +([A-Za-z0-9+/_-]+={0,2})$/i.exec(header?.trim() ?? '') ?? [];
  if (encoded === undefined) return null;
  const [user, password] = splitOnce(Buffer.from(encoded, 'base64').toString('utf8'));
  return password === null ? null : user;
}

function splitOnce(text: string): [before: string, after: string | null] {
  const colon = text.indexOf(':');
  return colon === -1 ? [text, null] : [text.slice(0, colon), text.slice(colon + 1)];
}

import type { IncomingHttpHeaders } from 'node:http';
import { basicUser } from './http.js';
import { isKey } from './keys.js';

/** An API key as a client sent it. */
export interface Credentials {
  key: string;
  /** `basic` is what browsers send by themselves once a key was typed into their prompt. */
  scheme: 'basic' | 'bearer' | 'x-api-key';
}

/**
 * Returns the key of a request, or null if there is none that could be a key. `X-API-Key` comes first, because browsers and proxies
 * add `Authorization` headers on their own.
 */
export function credentialsOf(headers: IncomingHttpHeaders): Credentials | null {
  const { 'x-api-key': own, authorization } = headers;
  if (own !== undefined)
    return typeof own === 'string' && isKey(own) ? { key: own, scheme: 'x-api-key' } : null;
  const [, token] = /^bearer +(\S+)$/i.exec(authorization?.trim() ?? '') ?? [];
  if (token !== undefined) return isKey(token) ? { key: token, scheme: 'bearer' } : null;
  const user = basicUser(authorization);
  return user === null ? null : { key: user, scheme: 'basic' };
}

export const hasCredentials = ({ authorization, 'x-api-key': own }: IncomingHttpHeaders): boolean =>
  authorization !== undefined || own !== undefined;

/** The `WWW-Authenticate` header for a key that was rejected (RFC 7617, RFC 6750); `null`: without a key. */
export function challengeTo(scheme: Credentials['scheme'] | null): string {
  if (scheme === 'bearer') return 'Bearer realm="port43", error="invalid_token"';
  // Basic would make a browser open its prompt over a page that sent the key itself.
  return scheme === 'x-api-key' ? 'Bearer realm="port43"' : 'Basic realm="port43", charset="UTF-8"';
}

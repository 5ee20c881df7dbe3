import type { IncomingHttpHeaders } from 'node:http';
import type { onRequestHookHandler } from 'fastify';
import { credentialsOf } from '../credentials.js';
import { ApiError } from '../errors.js';
import { isAllowedOrigin, type Origins } from './cors.js';
import { isOfApi } from './request-state.js';

/** How requests reach the service. */
export interface Way {
  /** The scheme of the URLs that clients use; null if only a proxy knows it. */
  scheme: 'http:' | 'https:' | null;
  /** Whether a proxy sends the host of the client's request in `X-Forwarded-Host`. */
  isProxied: boolean;
}

/**
 * Rejects requests to the API that a page of another site makes a browser send: the browser remembers the key of its Basic prompt and
 * sends it along. Runs before the log-in, so that such requests are not charged. Requests without an origin are not from browsers, and pass.
 */
export const refuseCrossSite =
  (way: Way, origins: Origins): onRequestHookHandler =>
  (request, _reply, done) => {
    if (!isOfApi(request) || !isCrossSite(request.headers, way) || isByPage(request.headers, origins)) done();
    else
      done(
        new ApiError(
          'CrossSiteRequest',
          'a page of another site sent this request: it must not use your key',
        ),
      );
  };

/** Whether a page of an origin that may use the API sent its key itself: a browser adds only that of its Basic prompt. */
const isByPage = (headers: IncomingHttpHeaders, origins: Origins): boolean =>
  isAllowedOrigin(origins, headers.origin) && credentialsOf(headers)?.scheme !== 'basic';

/**
 * Uses `Sec-Fetch-Site` (W3C Fetch Metadata, section 2.4), which no page can set and no proxy changes. Older browsers, and all over
 * plain HTTP, do not send it: then `Origin` is compared with the requested host.
 */
function isCrossSite(headers: IncomingHttpHeaders, way: Way): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && !isOwn(origin, headers, way);
}

function isOwn(origin: string, headers: IncomingHttpHeaders, { scheme, isProxied }: Way): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  if (scheme !== null && protocol !== scheme) return false;
  const forwarded = isProxied ? String(headers['x-forwarded-host'] ?? '').split(',') : [];
  return [headers.host ?? '', ...forwarded].some((asked) => {
    // In the form of an origin: in lower case, without the default port of the scheme.
    const url = `${protocol}//${asked.trim()}`;
    return URL.canParse(url) && new URL(url).host === host;
  });
}

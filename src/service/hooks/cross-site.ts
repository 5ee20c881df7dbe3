import type { IncomingHttpHeaders } from 'node:http';
import type { onRequestHookHandler } from 'fastify';
import { ApiError } from '../errors.js';
import { isOfApi } from './request-state.js';

/** How requests reach the service. */
export interface Way {
  /** Of the addresses that clients ask; null where a proxy knows it and we do not. */
  scheme: 'http:' | 'https:' | null;
  /** Whether a proxy tells in `X-Forwarded-Host` which host a client asked. */
  isProxied: boolean;
}

/**
 * Refuses what a page of another site makes a browser ask of the API: the browser keeps the key of its Basic prompt and sends it along.
 * Before anybody is logged in, so that it is free. Clients that say nothing of an origin are no browsers, and pass.
 */
export const refuseCrossSite =
  (way: Way): onRequestHookHandler =>
  (request, _reply, done) => {
    if (!isOfApi(request) || !isCrossSite(request.headers, way)) done();
    else
      done(
        new ApiError(
          'CrossSiteRequest',
          'a page of another site sent this request: it must not use your key',
        ),
      );
  };

/**
 * By `Sec-Fetch-Site` (W3C Fetch Metadata, section 2.4), which no page can set and no proxy changes; by `Origin` and the host that was
 * asked where a browser is older than that, or the way to it is plain HTTP.
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
    // As an origin is written: in lower case, without the port that the scheme has anyway.
    const url = `${protocol}//${asked.trim()}`;
    return URL.canParse(url) && new URL(url).host === host;
  });
}

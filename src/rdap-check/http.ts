import type { Broken, Context, Row } from './rule.js';
import { isObject, type Json, memberOf } from './types.js';

/** How RDAP is sent over HTTP (RFC 7480). The paths are those of the response, not of the document. One row is one rule. */
export const HTTP_ROWS: readonly Row[] = [
  [
    'http-content-type',
    '7480 4.2',
    'top',
    header('content-type', (type) => /^application\/rdap\+json\s*(?:;|$)/iu.test(type)),
    'the content type application/rdap+json',
  ],
  [
    'http-cors',
    '7480 5.6',
    'top',
    header('access-control-allow-origin', (origin) => origin.trim() === '*'),
    'access-control-allow-origin: *',
  ],
  ['http-status', '7480 5', 'top', otherStatus, 'status 200 with an object, 400 or more with an error'],
  ['http-error-code', '9083 6', 'error', otherErrorCode, 'the status of the response'],
];

function header(name: string, isRight: (value: string) => boolean) {
  return (_: Json, { http }: Context): Broken[] => {
    const value = http?.header(name) ?? null;
    return value !== null && isRight(value) ? [] : [{ path: ` ${name}`, found: value ?? undefined }];
  };
}

const isError = (document: unknown): boolean =>
  isObject(document) && memberOf(document, 'errorCode') !== undefined;

function otherStatus(value: Json, { http }: Context): Broken[] {
  const status = http?.status ?? 0;
  const isRight = isError(value) ? status >= 400 : status === 200;
  return isRight ? [] : [{ path: ' status', found: status }];
}

function otherErrorCode(value: Json, { http }: Context): Broken[] {
  const code = memberOf(value, 'errorCode');
  return code === http?.status ? [] : [{ path: '.errorCode', found: code }];
}

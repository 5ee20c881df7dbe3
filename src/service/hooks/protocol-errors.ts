import { JSON_TYPE } from '../http.js';

/** An error of HTTP itself. The API has no code for it. */
export interface ProtocolError {
  status: string;
  name: string;
  message: string;
}

export const BAD_REQUEST: ProtocolError = {
  status: '400 Bad Request',
  name: 'BadRequest',
  message: 'this is not an HTTP request',
};

export const PROTOCOL_HEADERS = {
  'content-type': JSON_TYPE,
  'x-creditlimit-remaining': '0',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  connection: 'close',
};

export const protocolErrorBody = ({ name, message }: ProtocolError): string =>
  JSON.stringify({ error: { code: null, name, message } });

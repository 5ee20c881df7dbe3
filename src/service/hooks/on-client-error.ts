import type { Socket } from 'node:net';

interface Complaint {
  status: string;
  name: string;
  message: string;
}

const BAD: Complaint = { status: '400 Bad Request', name: 'BadRequest', message: 'this is no HTTP request' };

const COMPLAINTS: Readonly<Record<string, Complaint>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    name: 'HeadersTooLarge',
    message: 'the path and the headers are too large together',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    name: 'RequestTimeout',
    message: 'the request did not come in time',
  },
  HPE_INVALID_URL: {
    ...BAD,
    message: 'letters beyond ASCII must be escaped in a path, or written in punycode',
  },
};

/** What comes is no HTTP, too large or too slow: no route has seen it, so that the answer is written by hand. */
export function onClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, name, message } = COMPLAINTS[error.code ?? ''] ?? BAD;
  // No error of the API: there is no code for it.
  const body = JSON.stringify({ error: { code: null, name, message } });
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-creditlimit-remaining: 0',
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

import type { Socket } from 'node:net';

const STATUS: Readonly<Record<string, [status: string, name: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'HeadersTooLarge'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'RequestTimeout'],
};

/** What comes is not HTTP, too large or too slow: no route has seen it, so that the answer is written by hand. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, name] = STATUS[error.code ?? ''] ?? ['400 Bad Request', 'BadRequest'];
  const body = JSON.stringify({ error: { code: null, name, message: 'the request could not be read' } });
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-creditlimit-remaining: 0',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { JSON_TYPE } from '../http.js';

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
    message: 'a path begins with "/", and letters beyond ASCII are escaped in it, or written in punycode',
  },
};

const HEADERS = {
  'content-type': JSON_TYPE,
  'x-creditlimit-remaining': '0',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  connection: 'close',
};

const NO_HOST: Complaint = { ...BAD, message: 'HTTP/1.1 wants a Host header' };

const TWICE: Complaint = { ...BAD, message: 'Host and Authorization can be given once' };

const EXPECTATION: Complaint = {
  status: '417 Expectation Failed',
  name: 'ExpectationFailed',
  message: 'only 100-continue can be expected',
};

/** No error of the API: there is no code for it. */
const bodyOf = ({ name, message }: Complaint): string =>
  JSON.stringify({ error: { code: null, name, message } });

/** RFC 9112, section 3.2; of two keys nobody could say which one pays. */
export function refuseOddRequest({ raw }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const complaint =
    raw.httpVersionMinor > 0 && raw.headers.host === undefined
      ? NO_HOST
      : isTwice(raw.rawHeaders, 'host') || isTwice(raw.rawHeaders, 'authorization')
        ? TWICE
        : null;
  if (complaint === null) done();
  else reply.code(400).type(JSON_TYPE).header('cache-control', 'no-store').send(bodyOf(complaint));
}

/** `headers` are names and values in turn, as they came. */
function isTwice(headers: readonly string[], name: string): boolean {
  let times = 0;
  for (let index = 0; index < headers.length; index += 2)
    if (headers[index]?.length === name.length && headers[index]?.toLowerCase() === name) times++;
  return times > 1;
}

/** RFC 9110, section 10.1.1; Node answers `100-continue` itself. */
export function onExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, HEADERS).end(bodyOf(EXPECTATION));
}

/** Answers under way, by their connection; null where it was complained about what came on it. */
const underWay = new WeakMap<Socket, Set<ServerResponse> | null>();

/** Keeps in mind which requests of a connection are still to be answered. */
export function onAnyRequest({ socket }: IncomingMessage, response: ServerResponse): void {
  const answers = underWay.get(socket) ?? new Set();
  underWay.set(socket, answers.add(response));
  response.once('close', () => answers.delete(response));
}

/**
 * What comes is no HTTP, too large or too slow: no route has seen it, so that the answer is written by hand. What came before it on
 * the same connection, and was charged, is answered first.
 */
export async function onClientError(error: Error & { code?: string }, socket: Socket): Promise<void> {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const answers = underWay.get(socket);
  if (answers === null) return;
  underWay.set(socket, null);
  // A body that is waited for does not come any more; of GET none is.
  const answered = [...(answers ?? [])].filter(
    ({ req }) => req.complete || /^(?:GET|HEAD)$/.test(req.method ?? ''),
  );
  await Promise.all(answered.map((response) => new Promise((resolve) => response.once('close', resolve))));
  if (!socket.writable) return;
  const complaint = COMPLAINTS[error.code ?? ''] ?? BAD;
  const { status } = complaint;
  const body = bodyOf(complaint);
  const head = [
    `HTTP/1.1 ${status}`,
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

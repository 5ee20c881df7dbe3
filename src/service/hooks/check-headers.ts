import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { JSON_TYPE } from '../http.js';
import { BAD_REQUEST, PROTOCOL_HEADERS, type ProtocolError, protocolErrorBody } from './protocol-errors.js';

const NO_HOST: ProtocolError = { ...BAD_REQUEST, message: 'HTTP/1.1 requires a Host header' };

const TWICE: ProtocolError = { ...BAD_REQUEST, message: 'Host and Authorization must be sent only once' };

const EXPECTATION: ProtocolError = {
  status: '417 Expectation Failed',
  name: 'ExpectationFailed',
  message: 'Expect: only 100-continue is supported',
};

/** Rejects requests without a Host (RFC 9112, section 3.2), or with two keys, of which none could be charged. */
export function checkHeaders({ raw }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const error = errorIn(raw);
  if (error === null) done();
  else reply.code(400).type(JSON_TYPE).header('cache-control', 'no-store').send(protocolErrorBody(error));
}

function errorIn({ httpVersionMinor, headers, rawHeaders }: IncomingMessage): ProtocolError | null {
  if (httpVersionMinor > 0 && headers.host === undefined) return NO_HOST;
  return isTwice(rawHeaders, 'host') || isTwice(rawHeaders, 'authorization') ? TWICE : null;
}

/** `headers` are alternating names and values, as received. */
function isTwice(headers: readonly string[], name: string): boolean {
  let times = 0;
  for (let index = 0; index < headers.length; index += 2)
    if (headers[index]?.length === name.length && headers[index]?.toLowerCase() === name) times++;
  return times > 1;
}

/** RFC 9110, section 10.1.1. Node handles `100-continue` itself. */
export function onExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, PROTOCOL_HEADERS).end(protocolErrorBody(EXPECTATION));
}

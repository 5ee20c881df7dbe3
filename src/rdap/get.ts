import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import type { Connect } from '../client-types.js';
import type { AskLimits } from '../query/ask.js';
import type { Deadline } from '../query/deadline.js';
import { dial } from '../query/dial.js';
import { connectionFailure, describe, type Failure } from '../query/failure.js';
import { open } from '../query/open.js';
import { keepErrorsQuiet } from '../query/quiet.js';
import { Received } from '../query/received.js';
import { startTimer, stopTimer } from '../query/timer.js';
import { type Get, HEADERS, type HttpAnswer, nothing } from './http-answer.js';
import { hostOf, portOf } from './url.js';

/**
 * HTTP over the sockets that WHOIS is asked over: dialed, checked and limited in the same way, through the caller's `connect`
 * where there is one. `tls` adds to what TLS is opened with: authorities of one's own.
 */
export function overSockets(limits: AskLimits, connect: Connect | null, tls: ConnectionOptions = {}): Get {
  return async ({ url, publicOnly }, deadline) => {
    const host = hostOf(url);
    const dialer: Connect = connect ?? ((target) => dial({ ...target, publicOnly }));
    const opened = await open(dialer, { host, port: portOf(url) }, limits.connectTimeout, deadline);
    if (opened.socket === null) return nothing(opened.failure);
    try {
      const { socket } = opened;
      return await exchange(
        url,
        url.protocol === 'https:' ? secured(socket, host, tls) : socket,
        limits,
        deadline,
      );
    } finally {
      opened.socket.destroy();
    }
  };
}

function secured(socket: Duplex, host: string, tls: ConnectionOptions): Duplex {
  const name = isIP(host) === 0 ? { servername: host } : { host };
  const encrypted = connectTls({ ...tls, ...name, socket, ALPNProtocols: ['http/1.1'] });
  keepErrorsQuiet(encrypted);
  return encrypted;
}

/** One request on one connection, which ends with it. */
function exchange(url: URL, socket: Duplex, limits: AskLimits, deadline: Deadline): Promise<HttpAnswer> {
  return new Promise((resolve) => {
    const received = new Received(limits.maxBytes);
    let answer: IncomingMessage | null = null;
    let asked: ClientRequest | null = null;
    let settled = false;

    const settle = (failure: Failure | null) => {
      if (settled) return;
      settled = true;
      stopTimer(idle);
      deadline.signal.removeEventListener('abort', onDeadline);
      asked?.destroy();
      socket.destroy();
      const headers = answer?.headers ?? {};
      resolve({
        status: answer?.statusCode ?? 0,
        header: (name) => {
          const value = headers[name];
          return (Array.isArray(value) ? value[0] : value) ?? null;
        },
        received: received.bytes(),
        failure,
      });
    };
    const broken = (error: unknown) =>
      settle(isNoHttp(error) ? NO_HTTP : connectionFailure(describe(error), error));
    const onDeadline = () => settle(deadline.failure);
    const idle = startTimer(limits.idleTimeout, () =>
      settle({
        code: 'TIMEOUT',
        message: `the server was silent for ${limits.idleTimeout} ms`,
        passing: false,
      }),
    );
    if (deadline.failure !== null) return settle(deadline.failure);
    deadline.signal.addEventListener('abort', onDeadline, { once: true });

    // Plain HTTP on a socket that TLS may stand under already.
    asked = request({
      path: `${url.pathname}${url.search}`,
      headers: { ...HEADERS, Host: url.host, Connection: 'close' },
      createConnection: () => socket,
    });
    asked.on('error', broken);
    asked.on('response', (response) => {
      answer = response;
      idle?.refresh();
      response.on('error', broken);
      response.on('data', (chunk: Uint8Array) => {
        idle?.refresh();
        if (!received.add(chunk)) {
          settle({
            code: 'RESPONSE_TOO_LARGE',
            message: `the answer is larger than ${limits.maxBytes} bytes`,
          });
        }
      });
      response.on('end', () =>
        settle(response.complete ? null : connectionFailure('the connection broke off')),
      );
    });
    asked.on('close', () => settle(connectionFailure('the connection was closed before an answer')));
    asked.end();
  });
}

const NO_HTTP: Failure = { code: 'BAD_RESPONSE', message: 'what the server sends is no HTTP' };

/** Node's parser names its errors so. */
function isNoHttp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('HPE_');
}

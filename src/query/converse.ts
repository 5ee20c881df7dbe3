import type { Duplex } from 'node:stream';
import type { Deadline } from './deadline.js';
import { connectionFailure, describe, type Failure } from './failure.js';
import { findHiddenReset } from './hidden-reset.js';
import { Received } from './received.js';
import { startTimer, stopTimer } from './timer.js';

/** What came over one connection, and how it ended: `failure` is null when the server ended it. */
export interface Exchange {
  received: Uint8Array;
  failure: Failure | null;
}

export interface Limits {
  /** ms of silence. */
  idleTimeout: number;
  /** Bytes of one answer. */
  maxBytes: number;
}

/**
 * Sends the question and reads until the server ends (RFC 3912). Our side stays open meanwhile: some servers
 * take a half-closed connection for one that was given up, and answer nothing.
 * The socket is destroyed in every case.
 */
export function converse(
  socket: Duplex,
  question: Uint8Array,
  limits: Limits,
  deadline: Deadline,
): Promise<Exchange> {
  return new Promise((resolve) => {
    const received = new Received(limits.maxBytes);
    let idle: NodeJS.Timeout | null = null;
    let settled = false;

    const settle = (failure: Failure | null) => {
      if (settled) return;
      settled = true;
      stopTimer(idle);
      deadline.signal.removeEventListener('abort', onDeadline);
      socket.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose);
      socket.destroy();
      resolve({ received: received.bytes(), failure });
    };
    const onData = (chunk: Uint8Array | string) => {
      idle?.refresh();
      if (!received.add(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)) {
        settle({ code: 'RESPONSE_TOO_LARGE', message: `the answer is larger than ${limits.maxBytes} bytes` });
      }
    };
    const onEnd = () => {
      socket.off('error', onError).off('close', onClose);
      findHiddenReset(socket, (reset) => settle(reset && connectionFailure(describe(reset), reset)));
    };
    const onError = (error: unknown) => settle(connectionFailure(describe(error), error));
    const onClose = () => settle(connectionFailure('the connection broke off'));
    const onDeadline = () => settle(deadline.failure);
    const onIdle = () =>
      settle({
        code: 'TIMEOUT',
        message: `the server was silent for ${limits.idleTimeout} ms`,
        passing: false,
      });

    if (deadline.failure !== null) return settle(deadline.failure);
    if (socket.destroyed) return socket.errored ? onError(socket.errored) : onClose();
    if (socket.readableEnded) return settle(null);
    deadline.signal.addEventListener('abort', onDeadline, { once: true });
    idle = startTimer(limits.idleTimeout, onIdle);
    socket.on('data', onData).on('end', onEnd).on('error', onError).on('close', onClose);
    socket.write(question);
  });
}

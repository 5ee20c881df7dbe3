import type { Duplex } from 'node:stream';
import type { Connect } from '../client-types.js';
import type { Deadline } from './deadline.js';
import { connectionFailure, describe, type Failure } from './failure.js';
import { keepErrorsQuiet } from './quiet.js';
import { startTimer, stopTimer } from './timer.js';

export type Opened = { socket: Duplex; failure: null } | { socket: null; failure: Failure };

/** A connected socket within `connectTimeout` ms, or why there is none. One that comes late is destroyed. */
export function open(
  connect: Connect,
  target: { host: string; port: number },
  connectTimeout: number,
  deadline: Deadline,
): Promise<Opened> {
  return new Promise((resolve) => {
    if (deadline.failure !== null) return resolve({ socket: null, failure: deadline.failure });
    const dialing = new AbortController();
    let dialed: Duplex | null = null;
    let settled = false;

    const settle = (result: Opened) => {
      if (settled) return;
      settled = true;
      stopTimer(timer);
      deadline.signal.removeEventListener('abort', onDeadline);
      dialed?.off('connect', onConnect).off('error', onError).off('close', onClose);
      if (result.failure !== null) {
        dialing.abort();
        dialed?.destroy();
      }
      resolve(result);
    };
    const fail = (failure: Failure) => settle({ socket: null, failure });
    const onDeadline = () => fail(deadline.failure ?? connectionFailure('the lookup is over'));
    const onConnect = () => dialed && settle({ socket: dialed, failure: null });
    const onError = (error: unknown) => fail(connectionFailure(describe(error), error));
    const onClose = () => fail(connectionFailure('the connection was closed before it stood'));
    // Not worth a second attempt: the system sent its SYN several times within this time.
    const onTimeout = () =>
      fail({ code: 'TIMEOUT', message: `no connection within ${connectTimeout} ms`, passing: false });

    const timer = startTimer(connectTimeout, onTimeout);
    deadline.signal.addEventListener('abort', onDeadline, { once: true });

    callConnect(connect, { ...target, signal: dialing.signal }).then((socket) => {
      keepErrorsQuiet(socket);
      if (settled) return void socket.destroy();
      dialed = socket;
      if (socket.destroyed) return socket.errored ? onError(socket.errored) : onClose();
      if (!('connecting' in socket && socket.connecting === true)) return onConnect();
      socket.once('connect', onConnect).once('error', onError).once('close', onClose);
    }, onError);
  });
}

/** What the caller's function throws at once comes back like what it rejects with. */
async function callConnect(connect: Connect, target: Parameters<Connect>[0]): Promise<Duplex> {
  const socket: unknown = await connect(target);
  if (!isSocket(socket)) throw new TypeError('`connect` must return a socket or a promise of one');
  return socket;
}

function isSocket(value: unknown): value is Duplex {
  return (
    typeof value === 'object' && value !== null && 'write' in value && 'on' in value && 'destroy' in value
  );
}

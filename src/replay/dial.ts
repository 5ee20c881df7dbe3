import { connect as netConnect, type Socket } from 'node:net';

/** What the library's `connect` option is called with. */
export interface DialTarget {
  /** The host to connect to. */
  host: string;
  /**
   * Its port.
   *
   * @default 43
   */
  port?: number;
  /** Aborts the connecting. */
  signal?: AbortSignal;
}

/** Connects to a port on loopback. Rejects with the signal's reason if it aborts. */
export function dial(port: number, address: string, signal?: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const socket = netConnect({ port, host: address });
    const settle = (act: () => void) => {
      signal?.removeEventListener('abort', onAbort);
      socket.off('connect', onConnect).off('error', onError);
      act();
    };
    const onConnect = () => settle(() => resolve(socket));
    const onError = (error: Error) => settle(() => reject(error));
    const onAbort = () =>
      settle(() => {
        socket.destroy();
        reject(signal?.reason);
      });
    socket.on('connect', onConnect).on('error', onError);
    signal?.addEventListener('abort', onAbort);
  });
}

/** The error of the operating system for a port without a listener. */
export function connectionRefused(host: string, why: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`connect ECONNREFUSED ${host}: ${why}`), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  });
}

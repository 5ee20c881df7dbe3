import { connect } from 'node:net';

/** Always up, and asks nothing of us: the server that knows all others. */
const HOST = 'whois.iana.org';
const TIMEOUT = 4_000;

/** Why port 43 cannot be reached from here, or null where it can. */
export function whyUnreachable(host = HOST, port = 43): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (reason: string | null) => {
      socket.destroy();
      resolve(reason);
    };
    socket.setTimeout(TIMEOUT, () => end(`no connection within ${TIMEOUT / 1000} s`));
    socket.on('connect', () => end(null));
    socket.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
  }).then((reason) => (reason === null ? null : `${host} port ${port} cannot be reached (${reason})`));
}

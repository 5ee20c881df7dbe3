import { lookup as resolve } from 'node:dns';
import { connect, isIP, type LookupFunction, type Socket } from 'node:net';
import type { ConnectTarget } from '../client-types.js';
import { SPECIAL_ADDRESS } from './failure.js';
import { keepErrorsQuiet } from './quiet.js';
import { isSpecialAddress } from './special-address.js';

export interface DialTarget extends ConnectTarget {
  /** Refuse every address that is not public: the host comes from somebody else's text. */
  publicOnly: boolean;
}

/**
 * The engine's own way to connect. IPv6 and IPv4 are tried as Node's happy eyeballs does (RFC 8305).
 * Resolves once connected, and checked.
 */
export function dial(
  target: DialTarget,
  lookup: LookupFunction = resolve as LookupFunction,
): Promise<Socket> {
  const { host, port, signal, publicOnly } = target;
  return new Promise((settle, reject) => {
    signal.throwIfAborted();
    // Node resolves no address literal, so the hook below would never see it.
    if (publicOnly && isIP(host) !== 0 && isSpecialAddress(host)) return reject(specialAddress(host, host));
    const socket = connect({
      host,
      port,
      autoSelectFamily: true,
      lookup: publicOnly ? publicAddresses(lookup) : lookup,
    });
    keepErrorsQuiet(socket);
    const end = (error: unknown) => {
      signal.removeEventListener('abort', onAbort);
      socket.off('error', end);
      socket.off('connect', onConnect);
      if (error === null) return settle(socket);
      socket.destroy();
      reject(error);
    };
    const onAbort = () => end(signal.reason);
    const onConnect = () => end(publicOnly ? refuseSpecialPeer(socket, host) : null);
    signal.addEventListener('abort', onAbort, { once: true });
    socket.once('error', end);
    socket.once('connect', onConnect);
  });
}

/** The last word: not what a name server said, but who is at the other end. */
export function refuseSpecialPeer(socket: Socket, host: string): Error | null {
  const peer = socket.remoteAddress ?? '';
  return isSpecialAddress(peer) ? specialAddress(host, peer || 'unknown') : null;
}

/** Name resolution that never gives an address that is not public, so that no packet goes there at all. */
function publicAddresses(lookup: LookupFunction): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const all = typeof found === 'string' ? [{ address: found, family: isIP(found) }] : found;
      const [first, ...more] = all.filter(({ address }) => !isSpecialAddress(address));
      if (first === undefined)
        return done(specialAddress(hostname, all.map(({ address }) => address).join(', ')), []);
      if (options.all) return done(null, [first, ...more]);
      done(null, first.address, first.family);
    });
  };
}

function specialAddress(host: string, address: string): NodeJS.ErrnoException {
  const message =
    host === address
      ? `${address} is no public address`
      : `the name leads to ${address}, which is no public address`;
  return Object.assign(new Error(message), { code: SPECIAL_ADDRESS });
}

import { lookup as resolve } from 'node:dns';
import { connect as dialNode, isIP, type LookupFunction, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Connect } from '../client-types.js';
import type { Exchange } from './exchange.js';
import { connectionFailure, describe, SPECIAL_ADDRESS } from './failure.js';
import { isSpecialAddress } from './special-address.js';

export interface Target {
  host: string;
  port: number;
  /** Refuse every address that is not public: the host comes from somebody else's text. */
  publicOnly: boolean;
}

/**
 * Opens a connection for an exchange, through the caller's `connect` where there is one, and calls `use` once it stands. The
 * exchange ends with the reason where none comes to stand, and takes the connection with it when it ends.
 */
export function open(
  exchange: Exchange,
  target: Target,
  connect: Connect | null,
  use: (socket: Duplex) => void,
): void {
  if (exchange.over) return;
  const failed = (error: unknown) => exchange.end(connectionFailure(describe(error), error));
  const dialed = (socket: Duplex) => {
    // Stays for good: an `error` that nobody listens to ends the process, and it can come after we destroyed the socket.
    socket.on('error', failed);
    exchange.atEnd(() => socket.destroy());
    if (exchange.over) return;
    const closed = () =>
      exchange.end(connectionFailure('the connection was closed before it was established'));
    if (socket.destroyed) return socket.errored ? failed(socket.errored) : closed();
    if (!('connecting' in socket && socket.connecting === true)) return use(socket);
    socket.once('close', closed);
    socket.once('connect', () => {
      socket.off('close', closed);
      if (!exchange.over && !socket.destroyed) use(socket);
    });
  };
  if (connect === null) dialed(dial(target));
  else callConnect(connect, target, exchange).then(dialed, failed);
}

/** What the caller's function throws at once comes back like what it rejects with. */
async function callConnect(
  connect: Connect,
  { host, port, publicOnly }: Target,
  exchange: Exchange,
): Promise<Duplex> {
  const dialing = new AbortController();
  let stands = false;
  exchange.atEnd(() => stands || dialing.abort());
  const socket: unknown = await connect({ host, port, publicOnly, signal: dialing.signal });
  if (!isStream(socket)) throw new TypeError('`connect` must return a socket or a promise of one');
  stands = true;
  return socket;
}

function isStream(value: unknown): value is Duplex {
  return (
    typeof value === 'object' && value !== null && 'write' in value && 'on' in value && 'destroy' in value
  );
}

/**
 * The engine's own way to connect, from an address of this machine where one is named. IPv6 and IPv4 are tried as Node's happy
 * eyeballs does (RFC 8305). A connection that leads where it must not is destroyed with the reason before anybody else hears that
 * it stands.
 */
export function dial(
  { host, port, publicOnly }: Target,
  lookup: LookupFunction = resolve as LookupFunction,
  from: { localAddress?: string; family?: number } = {},
): Socket {
  const literal = isIP(host) !== 0;
  // Node resolves no address literal, so the hook below would never see it.
  if (publicOnly && literal && isSpecialAddress(host))
    return new Socket().destroy(specialAddress(host, host));
  const socket = dialNode({
    ...from,
    host,
    port,
    // There is nothing to choose from where the address is given.
    autoSelectFamily: !literal,
    lookup: publicOnly ? publicAddresses(lookup) : lookup,
  });
  if (publicOnly)
    socket.once('connect', () => {
      const refused = refuseSpecialPeer(socket, host);
      if (refused !== null) socket.destroy(refused);
    });
  return socket;
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
      ? `${address} is not a public address`
      : `the name resolves to ${address}, which is not a public address`;
  return Object.assign(new Error(message), { code: SPECIAL_ADDRESS });
}

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
  /** Reject addresses that are not public: the host was read from a response. */
  publicOnly: boolean;
}

/**
 * Opens a connection for an exchange, with the caller's `connect` if given, and calls `use` when it is established. If it cannot be
 * established, the exchange ends with the reason. When the exchange ends, the connection is closed.
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
    // Never removed: an `error` without a listener ends the process, and it can come after we destroyed the socket.
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

/** Async, so that errors that the caller's function throws become rejections. */
async function callConnect(
  connect: Connect,
  { host, port, publicOnly }: Target,
  exchange: Exchange,
): Promise<Duplex> {
  const dialing = new AbortController();
  let connected = false;
  exchange.atEnd(() => connected || dialing.abort());
  const socket: unknown = await connect({ host, port, publicOnly, signal: dialing.signal });
  if (!isStream(socket)) throw new TypeError('`connect` must return a socket or a promise of one');
  connected = true;
  return socket;
}

function isStream(value: unknown): value is Duplex {
  if (typeof value !== 'object' || value === null) return false;
  const { write, on, destroy } = value as Record<string, unknown>;
  return [write, on, destroy].every((method) => typeof method === 'function');
}

/**
 * The engine's own way to connect, optionally from a given address of this machine. IPv6 and IPv4 are tried by Node's Happy Eyeballs
 * (RFC 8305). A connection to a forbidden address is destroyed with the reason before any other listener learns that it is established.
 */
export function dial(
  { host, port, publicOnly }: Target,
  lookup: LookupFunction = resolve as LookupFunction,
  from: { localAddress?: string; family?: number } = {},
): Socket {
  const literal = isIP(host) !== 0;
  // Node does not resolve address literals, so the hook below would not see them.
  if (publicOnly && literal && isSpecialAddress(host))
    return new Socket().destroy(specialAddress(host, host));
  const socket = dialNode({
    ...from,
    host,
    port,
    // An address literal leaves nothing to choose.
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

/** The final check: the address of the peer, whatever a name server said. */
export function refuseSpecialPeer(socket: Socket, host: string): Error | null {
  const peer = socket.remoteAddress ?? '';
  return isSpecialAddress(peer) ? specialAddress(host, peer || 'unknown') : null;
}

/** Name resolution that returns only public addresses, so that no packet goes to any other. */
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

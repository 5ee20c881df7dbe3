import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isSpecialAddress } from '../../index.js';

export interface TargetOptions {
  /** Networks that are allowed although they are not public: `10.0.0.0/8`, `fd00::/8`, or an address. */
  allow?: readonly string[] | undefined;
  /** Replaces the check of addresses, for tests. */
  mayCall?: ((address: string) => boolean) | undefined;
}

/** Where callbacks may go: to public addresses, and to networks that the operator names. */
export interface Targets {
  /** Why a URL cannot be called, or null. A host that cannot be resolved now is not rejected: it may be when it is called. */
  problemOf(url: URL): Promise<string | null>;
  /** Resolves hosts for a request: addresses are checked where they are resolved, so that they are the ones that are called. */
  lookup: LookupFunction;
}

/** How long a request waits until the host of its callback is resolved. */
const RESOLVE_MS = 3_000;

/** Throws a `TypeError` for an invalid network. */
export function callTargets({ allow = [], mayCall }: TargetOptions): Targets {
  const networks = new BlockList();
  for (const network of allow) addNetwork(networks, network);
  const isAllowed =
    mayCall ??
    ((address) =>
      !isSpecialAddress(address) || networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'));

  const lookup: LookupFunction = (host, options, callback) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const allowed = error === null ? addresses.filter(({ address }) => isAllowed(address)) : [];
      const [first] = allowed;
      if (error !== null) callback(error, '', 0);
      else if (first === undefined) callback(new NotPublic(host), '', 0);
      else if (options.all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    });

  return {
    lookup,
    problemOf: async ({ hostname }) => {
      const host = hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0) return isAllowed(host) ? null : notPublic(host);
      const resolved = new Promise<string | null>((done) =>
        lookup(host, { all: true }, (error) => done(error instanceof NotPublic ? error.message : null)),
      );
      return Promise.race([resolved, wait(RESOLVE_MS, null, { ref: false })]);
    },
  };
}

class NotPublic extends Error {
  constructor(host: string) {
    super(notPublic(host));
  }
}

const notPublic = (host: string): string => `${host} has no public address`;

function addNetwork(networks: BlockList, text: string): void {
  const [address = '', length, ...more] = text.split('/');
  const version = isIP(address);
  const bits = version === 6 ? 128 : 32;
  const prefix = length === undefined ? bits : /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  if (version === 0 || !(prefix <= bits) || more.length > 0)
    throw new TypeError(`callbacks: expected a network such as 10.0.0.0/8 or fd00::/8, got "${text}"`);
  networks.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
}

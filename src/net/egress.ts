import { connect as dialNode, isIP, type Socket } from 'node:net';
import type { Connect, ConnectTarget } from '../client-types.js';
import { dial } from './dial.js';

/** Which SOCKS proxies to connect through. */
export interface SocksOptions {
  /** One URL or several: `socks5://user:password@proxy.example:1080`, `socks4://…` or `socks4a://…`. The proxy resolves names. */
  url: string | readonly string[];
}

/** Which addresses of this machine to connect from. */
export interface BindOptions {
  /** One address of this machine, or several. */
  address: string | readonly string[];
}

/**
 * Returns a `connect` through SOCKS proxies (with the package `socks`, an optional peer). Each of several proxies has the full rate of
 * `pacing` at every host. Throws a TypeError for an invalid URL.
 */
export function socks({ url }: SocksOptions): Connect {
  return rotating([url].flat().map((each) => throughProxy(readProxy(each))));
}

/** Returns a `connect` from addresses of this machine, each with the full rate of `pacing` at every host. Throws a TypeError for an invalid address. */
export function bind({ address }: BindOptions): Connect {
  return rotating(
    [address].flat().map((localAddress): Connect => {
      const family = isIP(localAddress);
      if (family === 0)
        throw new TypeError(
          `\`address\` must be an IP address of this machine; got ${JSON.stringify(localAddress)}`,
        );
      return (target) => dial(target, undefined, { localAddress, family });
    }),
  );
}

/** A direct call, without a client, uses the first address. */
function rotating(egresses: readonly Connect[]): Connect {
  const [first] = egresses;
  if (first === undefined) throw new TypeError('expected at least one address, got none');
  return Object.assign((target: ConnectTarget) => first(target), { egresses });
}

interface Proxy {
  host: string;
  port: number;
  type: 4 | 5;
  userId?: string;
  password?: string;
}

function readProxy(text: string): Proxy {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : null;
  const version = /^socks(5h?|4a?)?:$/.exec(url?.protocol ?? '');
  const userId = decoded(url?.username ?? '');
  const password = decoded(url?.password ?? '');
  if (url === null || version === null || url.hostname === '' || userId === null || password === null)
    throw new TypeError(
      `\`url\` must be the URL of a SOCKS proxy (socks5://host:1080); got ${JSON.stringify(text)}`,
    );
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? 1080 : Number(url.port),
    type: version[1]?.startsWith('4') === true ? 4 : 5,
    userId: userId || undefined,
    password: password || undefined,
  };
}

/** Null if an escape is invalid. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function throughProxy(proxy: Proxy): Connect {
  return async ({ host, port, signal }): Promise<Socket> => {
    const { SocksClient } = await loadSocks();
    // The package does not support signals, so we open the connection to the proxy, and can end it.
    const existing = dialNode({ host: proxy.host, port: proxy.port });
    const end = () => existing.destroy();
    signal.addEventListener('abort', end, { once: true });
    try {
      await new Promise<void>((resolve, reject) => {
        existing.once('connect', resolve).once('error', reject);
        existing.once('close', () => reject(new Error('the proxy closed the connection')));
      });
      const { socket } = await SocksClient.createConnection({
        proxy,
        command: 'connect',
        destination: { host, port },
        existing_socket: existing,
      });
      return socket;
    } catch (error) {
      existing.destroy();
      throw error;
    } finally {
      signal.removeEventListener('abort', end);
    }
  };
}

async function loadSocks(): Promise<typeof import('socks')> {
  try {
    return await import('socks');
  } catch (cause) {
    throw new Error('a SOCKS proxy needs the package socks: npm install socks', { cause });
  }
}

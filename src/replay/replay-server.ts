import type { Socket } from 'node:net';
import { answer } from './answer.js';
import { type Choose, createChoose } from './choose-fixture.js';
import { connectionRefused, dial } from './dial.js';
import { type Fixture, fixtureHosts, loadFixtures, loadHost, sameHost } from './fixture.js';
import { type Listener, listen } from './listen.js';
import { createTroubles, type Misbehavior, parseMisbehavior } from './misbehavior.js';
import { readQuestion } from './read-question.js';
import {
  MAX_REMEMBERED,
  type ReplayOptions,
  type ReplayQuestion,
  type ReplayServer,
} from './replay-types.js';
import { send } from './send.js';

const LOOPBACK = /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|localhost)$/;

/**
 * Starts a WHOIS server (RFC 3912) on loopback that responds from fixtures as the registries would, including their failures.
 *
 * A WHOIS query does not say which host it is for, so each host has its own port, which `connect` finds; the main port serves all hosts. A
 * query without a fixture gets a comment that says so, never an invented "available".
 * Rejects with an `Error` if the fixtures cannot be read or the port is in use.
 */
export async function createReplayServer(options: ReplayOptions): Promise<ReplayServer> {
  const { address = '127.0.0.1', questionTimeout = 10_000, onQuestion } = options;
  // It serves everything in the folder to every client, so it must not be reachable from a network.
  if (!LOOPBACK.test(address)) throw new TypeError(`address: expected a loopback address, got "${address}"`);
  let troubles = createTroubles(readAll(options.misbehave));
  const fixtures = await FixturesByHost.open(options);
  const cases = new Map(Object.entries(options.cases ?? {}).map(([host, name]) => [sameHost(host), name]));
  const questions: ReplayQuestion[] = [];
  const listeners = new Map<string, Promise<Listener>>();
  let closed = false;

  const choices = new Map<string | null, Promise<Choose>>();
  const chooseOf = (own: string | null): Promise<Choose> => {
    const choose =
      choices.get(own) ??
      (own === null ? fixtures.all() : fixtures.of(own)).then((all) => createChoose(all, cases, options.now));
    choices.set(own, choose);
    return choose;
  };

  const serve = async (socket: Socket, own: string | null): Promise<void> => {
    const question = await readQuestion(socket, questionTimeout);
    if (question === null) {
      socket.destroy();
      return;
    }
    const fixture = (await chooseOf(own))(question, own ?? undefined);
    const host = own ?? fixture?.host ?? null;
    const misbehavior = troubles.next(host);
    const asked = { host, question, case: fixture?.name ?? null, misbehavior: misbehavior?.mode ?? null };
    if (questions.length === MAX_REMEMBERED) questions.shift();
    questions.push(asked);
    onQuestion?.(asked);
    await send(
      socket,
      await answer(fixture, misbehavior, host === null ? [] : await fixtures.of(host)),
      misbehavior,
    );
  };
  const open = (host: string | null, port: number): Promise<Listener> =>
    listen(
      (socket) => {
        serve(socket, host).catch((error: unknown) => {
          // A bug here or in the caller's `onQuestion`: the client must not wait for a response.
          socket.destroy();
          process.emitWarning(error instanceof Error ? error : String(error));
        });
      },
      { port, address },
    );
  const listenerOf = (host: string): Promise<Listener> => {
    if (closed) return Promise.reject(connectionRefused(host, 'the replay server is closed'));
    if (!fixtures.hosts.has(host))
      return Promise.reject(connectionRefused(host, 'the replay server has no fixture for it'));
    const listener = listeners.get(host) ?? open(host, 0);
    listeners.set(host, listener);
    return listener;
  };

  const main = await open(null, options.port ?? 0);
  const close = async (): Promise<void> => {
    closed = true;
    const all = [Promise.resolve(main), ...listeners.values()];
    listeners.clear();
    await Promise.all(all.map(async (listener) => (await listener).close()));
  };
  let closing: Promise<void> | undefined;
  const closeOnce = () => (closing ??= close());

  return {
    port: main.port,
    address,
    hosts: [...fixtures.hosts.keys()],
    get fixtures() {
      return fixtures.read();
    },
    questions,
    async connect({ host, signal }) {
      const name = sameHost(host);
      const { port } = await listenerOf(name);
      if (troubles.refuses(name)) throw connectionRefused(host, 'as `misbehave` says');
      return dial(port, address, signal);
    },
    portOf: async (host) => (await listenerOf(sameHost(host))).port,
    misbehave(misbehaviors) {
      troubles = createTroubles(readAll(misbehaviors));
    },
    close: closeOnce,
    [Symbol.asyncDispose]: closeOnce,
  };
}

const readAll = (misbehaviors: readonly (Misbehavior | string)[] = []): Misbehavior[] =>
  misbehaviors.map((each) => (typeof each === 'string' ? parseMisbehavior(each) : each));

/** The fixtures by host, read at the start or at the first query to a host. */
class FixturesByHost {
  /** The fixtures of each host; null if not read yet. */
  readonly hosts: Map<string, Promise<Fixture[]> | null>;
  readonly #read: Fixture[];
  readonly #load: (host: string) => Promise<Fixture[]>;

  private constructor(
    hosts: Map<string, Promise<Fixture[]> | null>,
    read: Fixture[],
    load: (host: string) => Promise<Fixture[]>,
  ) {
    this.hosts = hosts;
    this.#read = read;
    this.#load = load;
  }

  static async open({ fixtures, lazy = false }: ReplayOptions): Promise<FixturesByHost> {
    if (typeof fixtures === 'string' && lazy) {
      const folders = new Map((await fixtureHosts(fixtures)).map((folder) => [sameHost(folder), folder]));
      if (folders.size === 0) throw new Error(`${fixtures} contains no fixtures: expected <host>/<case>.txt`);
      const hosts = new Map([...folders.keys()].map((host) => [host, null]));
      return new FixturesByHost(hosts, [], (host) => loadHost(fixtures, folders.get(host) ?? host));
    }
    const all = typeof fixtures === 'string' ? await loadFixtures(fixtures) : [...fixtures];
    const groups = new Map<string, Fixture[]>();
    for (const fixture of all) groups.set(fixture.host, [...(groups.get(fixture.host) ?? []), fixture]);
    const hosts = new Map([...groups].map(([host, own]) => [host, Promise.resolve(own)]));
    return new FixturesByHost(hosts, all, () => Promise.resolve([]));
  }

  read(): readonly Fixture[] {
    return this.#read;
  }

  of(host: string): Promise<Fixture[]> {
    const known = this.hosts.get(host);
    if (known === undefined) return Promise.resolve([]);
    if (known !== null) return known;
    const loading = this.#load(host).then((own) => {
      this.#read.push(...own);
      return own;
    });
    this.hosts.set(host, loading);
    return loading;
  }

  async all(): Promise<Fixture[]> {
    return (await Promise.all([...this.hosts.keys()].map((host) => this.of(host)))).flat();
  }
}

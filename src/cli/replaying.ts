import {
  type AvailabilityLookupsOptions,
  type ClientOptions,
  createClient,
  createReplayFetch,
  createReplayServer,
  domainFrom,
  findRoute,
  isResource,
  isWithoutFixture,
  type LookupMixedOptions,
  loadFixtures,
  type ReplayOptions,
  type ReplayServer,
  type WhoisClient,
  WhoisError,
} from '../index.js';
import { NoFixture, UsageError } from './exit.js';
import type { MisbehaviorValues } from './shared-options.js';

/** Starts a replay server. An invalid folder, port or option is a `UsageError`. */
export async function startReplay(
  fixtures: string,
  values: MisbehaviorValues,
  options: Pick<ReplayOptions, 'port' | 'onQuestion' | 'lazy'> = {},
): Promise<ReplayServer> {
  const cases = Object.fromEntries((values.case ?? []).map(readCase));
  try {
    return await createReplayServer({
      ...options,
      fixtures,
      cases,
      misbehave: values.misbehave ?? [],
      now: clockAt(values.at),
    });
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

/** A clock that always shows `--at`; undefined without that option. */
const clockAt = (at: number | undefined) => (at === undefined ? undefined : () => at);

function readCase(text: string): [host: string, name: string] {
  const slash = text.indexOf('/');
  if (slash < 1 || slash === text.length - 1)
    throw new UsageError(`--case: expected HOST/NAME, got "${text}"`);
  return [text.slice(0, slash), text.slice(slash + 1)];
}

/** In the replay server's messages: a comment if the host has no such fixture, a refused connection if it has none at all. */
const WITHOUT_FIXTURE = /no (?:RDAP )?fixture/;

/** Client options that use only stored responses of WHOIS and RDAP, never the network, without a rate limit. */
export async function replayedBy(
  { connect }: ReplayServer,
  directory: string,
  { at }: MisbehaviorValues,
): Promise<Pick<ClientOptions, 'connect' | 'fetch' | 'pacing'>> {
  return { connect, fetch: await createReplayFetch(directory, { now: clockAt(at) }), pacing: false };
}

/** Runs with a client that uses stored responses. */
export async function replaying<T>(
  directory: string,
  values: MisbehaviorValues,
  options: ClientOptions,
  run: (client: WhoisClient) => Promise<T>,
): Promise<T> {
  const server = await startReplay(directory, values, { lazy: true });
  const client = createClient({ ...options, ...(await replayedBy(server, directory, values)) });
  try {
    return await run(namingExamples(client, directory));
  } finally {
    await client.close();
    await server.close();
  }
}

/** Wraps a client of a replay server, so that an error for a name without a response lists names that have one. */
function namingExamples(client: WhoisClient, directory: string): WhoisClient {
  let known: Promise<string[]> | undefined;
  const examplesBySuffix = new Map<string | null, string>();
  const noFixtureFor = async (input: string): Promise<NoFixture> => {
    known ??= namesIn(directory);
    const suffix = suffixOf(input);
    const examples = examplesBySuffix.get(suffix) ?? examplesFor(suffix, await known);
    examplesBySuffix.set(suffix, examples);
    return new NoFixture(`${directory} has no response for this name; it has some for ${examples}`);
  };
  return {
    ...client,
    async lookup(name, options) {
      const lookup = await client.lookup(name, options).catch(async (error: unknown) => {
        throw lacksFixture(error) ? await noFixtureFor(name) : error;
      });
      if (isWithoutFixture(lookup.parts)) throw await noFixtureFor(name);
      return lookup;
    },
    async lookupResource(number, options) {
      const lookup = await client.lookupResource(number, options).catch((error: unknown) => {
        throw lacksFixture(error) ? noResource(directory) : error;
      });
      if (isWithoutFixture(lookup.parts)) throw noResource(directory);
      return lookup;
    },
    // One function for both overloads.
    lookupMany: async function* (names: Iterable<string>, options: LookupMixedOptions) {
      for await (const result of client.lookupMany(names, options)) {
        const { input, index } = result;
        const isMissing =
          'error' in result
            ? lacksFixture(result.error)
            : isWithoutFixture(('lookup' in result ? result.lookup : result.number).parts);
        const isOfResource = 'number' in result || (options?.numbers && isResource(input));
        yield isMissing
          ? { input, index, error: isOfResource ? noResource(directory) : await noFixtureFor(input) }
          : result;
      }
    } as WhoisClient['lookupMany'],
    availabilityMany: async function* (names: Iterable<string>, options: AvailabilityLookupsOptions) {
      for await (const result of client.availabilityMany(names, options)) {
        const { input, index } = result;
        const isMissing =
          'error' in result
            ? lacksFixture(result.error)
            : 'lookup' in result && isWithoutFixture(result.lookup.parts);
        yield isMissing ? { input, index, error: await noFixtureFor(input) } : result;
      }
    } as WhoisClient['availabilityMany'],
  };
}

const lacksFixture = (error: unknown): boolean =>
  error instanceof WhoisError &&
  error.parts.length === 0 &&
  (WITHOUT_FIXTURE.test(error.message) ||
    (error.cause instanceof Error && WITHOUT_FIXTURE.test(error.cause.message)));

/** Names of the same suffix first, then well-known ones. */
function examplesFor(suffix: string | null, known: readonly string[]): string {
  const like = known.filter((name) => suffix !== null && name.endsWith(`.${suffix}`));
  const usual = known.filter((name) => /^example\.(?:com|de|it|org)$/.test(name));
  return [...new Set([...like, ...usual, ...known])].slice(0, 4).join(', ');
}

const noResource = (directory: string): NoFixture =>
  new NoFixture(`${directory} has no response for this number`);

function suffixOf(input: string): string | null {
  try {
    return domainFrom(input).tld;
  } catch {
    // An invalid name has no suffix.
    return null;
  }
}

/** Names with a response of the server that a lookup starts with. */
async function namesIn(directory: string): Promise<string[]> {
  const fixtures = await loadFixtures(directory).catch((cause: Error) => {
    throw new UsageError(cause.message, { cause });
  });
  const answered = fixtures.filter(({ host, domain, name, properties }) => {
    if (!/^(?:registered|available)$/.test(name) || properties === null) return false;
    const route = findRoute(domain);
    return route.kind === 'whois' && route.server.host === host;
  });
  return [...new Set(answered.map(({ domain }) => domain))];
}

import { domainFrom, findRoute, type Lookup, loadFixtures, type WhoisClient, WhoisError } from '../index.js';
import { NoFixture } from './usage-error.js';

/** The words of the replay server: a comment where the host has no such answer, a refused connection where it has none at all. */
const NONE = /no (?:RDAP )?fixture/;

/** A client of a replay server that says which names have an answer, where the one that was asked about has none. */
export function naming(client: WhoisClient, directory: string): WhoisClient {
  let known: Promise<string[]> | undefined;
  const none = async (input: string): Promise<NoFixture> => {
    known ??= namesIn(directory);
    return noFixture(input, directory, await known);
  };
  return {
    ...client,
    async lookup(name, options) {
      const lookup = await client.lookup(name, options).catch(async (error: unknown) => {
        throw lacksFixture(error) ? await none(name) : error;
      });
      if (isNoAnswer(lookup)) throw await none(name);
      return lookup;
    },
    async lookupNumber(number, options) {
      const lookup = await client.lookupNumber(number, options).catch((error: unknown) => {
        throw lacksFixture(error) ? noNumber(directory) : error;
      });
      if (isNoAnswer(lookup)) throw noNumber(directory);
      return lookup;
    },
    async *lookupMany(names, options) {
      for await (const result of client.lookupMany(names, options)) {
        const { input } = result;
        const lacks = 'error' in result ? lacksFixture(result.error) : isNoAnswer(result.lookup);
        yield lacks ? { input, error: await none(input) } : result;
      }
    },
  };
}

const isNoAnswer = ({ parts: [first] }: Pick<Lookup, 'parts'>): boolean =>
  /^% port43 replay: no fixture/.test(first?.body ?? '');

const lacksFixture = (error: unknown): boolean =>
  error instanceof WhoisError &&
  error.parts.length === 0 &&
  (NONE.test(error.message) || (error.cause instanceof Error && NONE.test(error.cause.message)));

/** Those of the same suffix first, then those that anybody would try. */
function noFixture(input: string, directory: string, known: readonly string[]): NoFixture {
  const suffix = suffixOf(input);
  const like = known.filter((name) => suffix !== null && name.endsWith(`.${suffix}`));
  const usual = known.filter((name) => /^example\.(?:com|de|it|org)$/.test(name));
  const some = [...new Set([...like, ...usual, ...known])].slice(0, 4);
  return new NoFixture(`no answer about it is stored in ${directory}; it has some about ${some.join(', ')}`);
}

const noNumber = (directory: string): NoFixture =>
  new NoFixture(`no answer about it is stored in ${directory}`);

function suffixOf(input: string): string | null {
  try {
    return domainFrom(input).tld;
  } catch {
    // No name at all: any others will do.
    return null;
  }
}

/** Names that the folder answers for at the server that a lookup begins with. */
async function namesIn(directory: string): Promise<string[]> {
  const fixtures = await loadFixtures(directory);
  const answered = fixtures.filter(({ host, domain, name, properties }) => {
    if (!/^(?:registered|available)$/.test(name) || properties === null) return false;
    const route = findRoute(domain);
    return route.kind === 'whois' && route.server.host === host;
  });
  return [...new Set(answered.map(({ domain }) => domain))];
}

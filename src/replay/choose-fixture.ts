import { findRoute } from '../registry/index.js';
import type { Fixture } from './fixture.js';
import { namesAsked, normalizeName, normalizeQuestion } from './question.js';
import { validAt, versionOf } from './version.js';

/** Chooses the fixture for the line of a query, among those of one host or of all hosts. Null if none matches. */
export type Choose = (question: string, host?: string) => Fixture | null;

/**
 * `cases` has, for a host, the case that is chosen if several fixtures match a query, so that tests can see the same name as registered and
 * as rate-limited. Otherwise a fixture with a known status comes before one that is `unknown`, the current layout before a former one, and
 * then the name decides. Of the versions of a case, the one that is valid at the time of the query is the only one that can be chosen.
 */
export function createChoose(
  fixtures: readonly Fixture[],
  cases: ReadonlyMap<string, string> = new Map(),
  now: () => number = Date.now,
): Choose {
  const rank = (fixture: Fixture): number => {
    const { of } = versionOf(fixture.name);
    if (cases.get(fixture.host) === of) return 0;
    if (fixture.properties?.status === 'unknown') return 3;
    return FORMER.test(of) ? 2 : 1;
  };
  const byQuestion = new Map<string, Fixture[]>();
  const byName = new Map<string, Fixture[]>();
  for (const fixture of [...fixtures].sort((a, b) => rank(a) - rank(b) || compare(a.name, b.name))) {
    push(byQuestion, normalizeQuestion(fixture.query), fixture);
    push(byName, normalizeName(fixture.domain), fixture);
  }

  return (question, host) => {
    const ofHost = (found: Fixture[] = []) =>
      host === undefined ? found : found.filter((f) => f.host === host);
    const valid = (all: Fixture[]) => validAt(all, now(), caseAtHost);
    const literal = valid(ofHost(byQuestion.get(normalizeQuestion(question))));
    const named = namesAsked(question).flatMap((name) => valid(ofHost(byName.get(name))));
    // A literal match of the query comes first, unless the caller chose another matching case.
    const found = [...literal, ...named].sort((a, b) => Math.min(rank(a), 1) - Math.min(rank(b), 1));
    if (host !== undefined) return found[0] ?? null;
    // Clients of the main port do not send a host's own form of query, so the current layout comes first.
    return fromRegistry(found.sort((a, b) => rank(a) - rank(b)));
  };
}

function caseAtHost({ host, name }: Fixture) {
  const { of, from } = versionOf(name);
  return { of: `${host}/${of}`, from };
}

/** Names of cases in a former layout end with a year: `registered-2008`. */
const FORMER = /-(?:19|20)\d\d$/;

/** If several hosts know the name, the registry's comes first, because a lookup starts there. */
function fromRegistry(found: readonly Fixture[]): Fixture | null {
  const [first] = found;
  if (first === undefined) return null;
  const route = findRoute(normalizeName(first.domain));
  const registry = route.kind === 'whois' ? route.server.host : null;
  return found.find((fixture) => fixture.host === registry) ?? first;
}

/** By code unit, so that the order does not depend on the locale. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function push(map: Map<string, Fixture[]>, key: string, fixture: Fixture): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [fixture]);
  else list.push(fixture);
}

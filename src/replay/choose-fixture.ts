import { findRoute } from '../registry/index.js';
import type { Fixture } from './fixture.js';
import { namesAsked, normalizeName, normalizeQuestion } from './question.js';

/** Chooses the fixture that answers a question line, among those of one host or of all. Null where none does. */
export type Choose = (question: string, host?: string) => Fixture | null;

/**
 * `cases` names, for a host, the case that goes first where several fixtures answer the same question: to see
 * the same name as registered now and as throttled then. Without it a fixture whose properties say what became
 * of the name goes before one that is `unknown`, today's layout before a former one, and else the first by name.
 */
export function createChoose(
  fixtures: readonly Fixture[],
  cases: ReadonlyMap<string, string> = new Map(),
): Choose {
  const rank = (fixture: Fixture): number => {
    if (cases.get(fixture.host) === fixture.name) return 0;
    if (fixture.properties?.status === 'unknown') return 3;
    return FORMER.test(fixture.name) ? 2 : 1;
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
    const literal = ofHost(byQuestion.get(normalizeQuestion(question)));
    const named = namesAsked(question).flatMap((name) => ofHost(byName.get(name)));
    // A question that is spelled out wins, unless the caller picked a case that answers it as well.
    const found = [...literal, ...named].sort((a, b) => Math.min(rank(a), 1) - Math.min(rank(b), 1));
    if (host !== undefined) return found[0] ?? null;
    // Nobody spells a question out for the port that answers for all hosts: today's layout goes first.
    return fromRegistry(found.sort((a, b) => rank(a) - rank(b)));
  };
}

/** Names of cases end with the year where a host answers otherwise today: `registered-2008`. */
const FORMER = /-(?:19|20)\d\d$/;

/** Of several hosts that know the name, the registry's own: where a lookup begins. */
function fromRegistry(found: readonly Fixture[]): Fixture | null {
  const [first] = found;
  if (first === undefined) return null;
  const route = findRoute(normalizeName(first.domain));
  const registry = route.kind === 'whois' ? route.server.host : null;
  return found.find((fixture) => fixture.host === registry) ?? first;
}

/** By code unit, so that the order is the same in every locale. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function push(map: Map<string, Fixture[]>, key: string, fixture: Fixture): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [fixture]);
  else list.push(fixture);
}

import type { LookupSource, RdapPolicy } from '../client-types.js';
import { WhoisError } from '../errors.js';
import type { Deadline } from '../net/deadline.js';
import type { Failure } from '../net/failure.js';
import type { Question } from '../net/transport.js';
import type { Part } from '../part.js';
import { type BootstrapTables, findResourceRoute, resourceBases, type Server } from '../registry/index.js';
import type { Resource } from '../resource/resource.js';
import { collect, keptParts } from './collect-parts.js';
import type { Engine } from './engine.js';
import type { Permit } from './host-queue.js';
import { Progress } from './progress.js';
import type { CallSettings } from './settings.js';

/** Creates queries about numbers, for both transports. */
export interface ResourceQuestions {
  rdap(base: string, number: Resource, bases: readonly string[]): Question;
  whois(server: Server, number: Resource): Question;
  /** IANA's bootstrap files as they are now. */
  tables(): BootstrapTables;
}

/** The responses of the servers, the first server's first, and problems that did not prevent a result. */
export interface CollectedResource {
  parts: Part[];
  /** Where the parts came from, in the same order. */
  sources: LookupSource[];
  warnings: string[];
}

/** The queries to the registry that a number belongs to, in their order, and its RDAP base URL. Throws NO_SERVER if there is no registry. */
export function questionsAbout(
  { rdap, whois, tables }: ResourceQuestions,
  number: Resource,
  policy: RdapPolicy,
): { questions: Question[]; instead: string } {
  const route = findResourceRoute(number, tables());
  if (route === null) throw noRegistry(number);
  const questions = [
    ...(policy === 'never' ? [] : [rdap(route.rdap, number, resourceBases(tables()))]),
    ...(route.server === null ? [] : [whois(route.server, number)]),
  ];
  return { questions, instead: route.rdap };
}

/**
 * One lookup of a number, by RDAP at the registry that it belongs to, then by WHOIS if RDAP fails; with `never` only by WHOIS. `permit` is for
 * the host of the first query. `left` returns the result for a caller whose time is over.
 */
export function resourceLookup(
  engine: Engine,
  asking: ResourceQuestions,
  number: Resource,
  { rdap: policy, maxReferrals }: CallSettings,
  permit: Permit | null,
): {
  run(deadline: Deadline): Promise<CollectedResource>;
  left(failure: Failure): CollectedResource;
} {
  const progress = new Progress((asked) => {
    const kept = keptParts(asked);
    return { parts: kept.map(({ part }) => part), sources: kept.map(({ source }) => source) };
  });
  return {
    run: async (deadline) => {
      const { questions, instead } = questionsAbout(asking, number, policy);
      const context = { engine, name: number.text, deadline, progress };
      return collect(context, questions, { maxReferrals, permit, instead });
    },
    left: (failure) => progress.left(failure),
  };
}

/** A number without a registry in IANA's bootstrap file is not assigned, or was assigned after the table was made. */
function noRegistry({ kind, text }: Resource): WhoisError {
  const wide = kind !== 'as' && text.includes('/') ? ', which may be wider than any registry’s block' : '';
  return new WhoisError('NO_SERVER', `no registry is known for ${text}${wide}`, { kind: 'unknown' });
}

import type { LookupSource, RdapPolicy } from '../client-types.js';
import type { WhoisError } from '../errors.js';
import type { Answer, Question } from '../net/transport.js';
import { type Reading, read } from '../parse/reading.js';
import type { Part } from '../part.js';
import { collectBoth } from './collect-both.js';
import { ask, type Engine } from './engine.js';
import { noServer, type Registry } from './find-registry.js';
import { followReferrals } from './follow-referrals.js';
import type { Permit } from './host-queue.js';
import { errorOf, registryError } from './judge.js';
import { type AskedServer, type LookupContext, warn } from './progress.js';

/** The responses of the servers, the registry's first, and problems that did not prevent a result. */
export interface Collected {
  parts: Part[];
  /** The readings of the parts, in the same order. */
  readings: Reading[];
  /** Where the parts came from, in the same order. */
  sources: LookupSource[];
  warnings: string[];
}

export interface CollectOptions {
  rdap: RdapPolicy;
  maxReferrals: number;
  /** A permit for the first query, if one was waited for already. */
  permit?: Permit | null;
}

/** The queries to a registry, in the order of the policy. Later ones are used if the first one gives way. */
export function questionsTo(
  engine: Engine,
  registry: Registry,
  domain: string,
  policy: RdapPolicy,
): Question[] {
  const whois = engine.whois.question(registry, domain);
  const rdap = policy === 'never' ? null : engine.rdap.question(registry, domain);
  const both = policy === 'prefer' || policy === 'both' ? [rdap, whois] : [whois, rdap];
  return both.filter((question) => question !== null);
}

/** Queries the registry, by WHOIS or by RDAP, then the servers that it refers to. The name of the context is a domain in ASCII. */
export async function collectParts(
  context: LookupContext<Omit<Collected, 'warnings'>>,
  registry: Registry,
  options: CollectOptions,
): Promise<Collected> {
  const { engine, name: domain } = context;
  const questions = questionsTo(engine, registry, domain, options.rdap);
  if (questions.length === 0) throw noServer(registry.route);
  const instead = { instead: registry.rdap, insteadOfUnreachable: !registry.chosen };
  const [first, second] = questions;
  if (options.rdap === 'both' && first !== undefined) {
    if (second !== undefined)
      return collectBoth(context, { rdap: first, whois: second }, { ...options, ...instead });
    const missing = first.transport === 'rdap' ? 'WHOIS' : 'RDAP';
    warn(context, null, `no ${missing} server is known for ${domain}: only ${first.host} was queried`);
  }
  return collect(context, questions, { ...options, ...instead });
}

type CollectFrom = Omit<CollectOptions, 'rdap'> & {
  /** RDAP base URL to name if no WHOIS server serves the suffix. */
  instead: string | null;
  /** Whether RDAP is queried too if the WHOIS server cannot be reached. */
  insteadOfUnreachable?: boolean;
};

/** Sends the queries until one is answered, then queries the servers that it refers to. */
export async function collect<Result extends { parts: Part[] }>(
  context: LookupContext<Result>,
  questions: readonly Question[],
  { maxReferrals, permit = null, instead, insteadOfUnreachable = false }: CollectFrom,
): Promise<Result & { warnings: string[] }> {
  const { deadline, progress } = context;
  const first = await askRegistry(questions);
  progress.asked.push(first);
  await followReferrals(context, first, maxReferrals);
  return progress.result(deadline.failure);

  /**
   * Returns the first answer. WHOIS gives way to RDAP if its server does not serve the suffix or cannot be reached, since registries switch
   * port 43 off. A server that limits the rate, refuses or breaks off has the query. RDAP gives way to WHOIS after any failure.
   */
  async function askRegistry(all: readonly Question[]): Promise<AskedServer> {
    const failed: { question: Question; error: WhoisError }[] = [];
    for (const [index, question] of all.entries()) {
      progress.host = question.host;
      const answer = await ask(context, question, index === 0 ? permit : null);
      const error = registryError(answer, question.host, instead);
      if (error === null) {
        if (answer.replaced)
          warn(context, question.host, `${question.host}: some bytes do not fit any charset`);
        return { question, answer };
      }
      failed.push({ question, error });
      const next = all[index + 1];
      const isGone = insteadOfUnreachable && answer.failure?.unreachable === true;
      const yields = question.transport === 'rdap' || error.code === 'NO_SERVER' || isGone;
      if (next === undefined || !yields || deadline.failure !== null) break;
      warn(context, question.host, `${error.message}; asked ${next.host} instead`);
    }
    throw errorOf(failed, deadline);
  }
}

/** The registry's part unchanged, and what is worth keeping of the others. */
export function keptParts(
  asked: readonly AskedServer[],
): { part: Part; answer: Answer; source: LookupSource }[] {
  return asked.flatMap(({ question, answer }, index) => {
    const part = index === 0 ? answer.part : question.keep(answer);
    if (part === null) return [];
    const { ms, charset } = answer;
    return [{ part, answer, source: { host: part.host, protocol: question.transport, ms, charset } }];
  });
}

/** The kept parts with their readings; each part is read once, unless it was cut off. */
export function keptReadings(asked: readonly AskedServer[], domain: string): Omit<Collected, 'warnings'> {
  const found = keptParts(asked);
  return {
    parts: found.map(({ part }) => part),
    readings: found.map(
      ({ part, answer }) => (part === answer.part ? answer.reading : null) ?? read(part, domain),
    ),
    sources: found.map(({ source }) => source),
  };
}

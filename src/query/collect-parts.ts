import type { RdapPolicy } from '../client-types.js';
import { WhoisError } from '../errors.js';
import type { Deadline } from '../net/deadline.js';
import { type Failure, toError } from '../net/failure.js';
import { hostKey } from '../net/host.js';
import type { Answer, Question } from '../net/transport.js';
import { type Reading, read } from '../parse/reading.js';
import type { Part } from '../part.js';
import { ask, type Engine } from './engine.js';
import { noServer, type Registry } from './find-registry.js';
import type { Permit } from './host-queue.js';
import { complaint, registryError, withParts } from './judge.js';

/** The responses of the servers, the registry's first, and problems that did not prevent a result. */
export interface Collected {
  parts: Part[];
  /** The readings of the parts, in the same order. */
  readings: Reading[];
  warnings: string[];
}

/** A query, and its response. */
export interface Asked {
  question: Question;
  answer: Answer;
}

/** The progress of a lookup. A caller that leaves it early gets what `keep` makes of the responses so far. */
export class Progress<Kept extends { parts: Part[] }> {
  constructor(readonly keep: (asked: readonly Asked[]) => Kept) {}

  /** The registry's first. */
  readonly asked: Asked[] = [];
  readonly warnings: string[] = [];
  /** The server that is being queried. */
  host: string | null = null;

  /** The result for a caller whose time is over while others wait. Throws if the registry has not responded yet. */
  left(failure: Failure): Kept & { warnings: string[] } {
    const kept = this.keep(this.asked);
    if (this.asked.length === 0 || failure.code === 'ABORTED') throw toError(failure, this.host, kept.parts);
    return { ...kept, warnings: [...this.warnings, `${this.host}: ${failure.message}`] };
  }
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
  const both = policy === 'prefer' ? [rdap, whois] : [whois, rdap];
  return both.filter((question) => question !== null);
}

/** Queries the registry, by WHOIS or by RDAP, then the servers that it refers to. `domain` is in ASCII. */
export async function collectParts(
  engine: Engine,
  domain: string,
  registry: Registry,
  options: CollectOptions,
  deadline: Deadline,
  progress: Progress<Pick<Collected, 'parts' | 'readings'>>,
): Promise<Collected> {
  const questions = questionsTo(engine, registry, domain, options.rdap);
  if (questions.length === 0) throw noServer(registry.route);
  const instead = { instead: registry.rdap, insteadOfUnreachable: !registry.chosen };
  return collect(engine, domain, questions, { ...options, ...instead }, deadline, progress);
}

type CollectFrom = Omit<CollectOptions, 'rdap'> & {
  /** RDAP base URL to name if no WHOIS server serves the suffix. */
  instead: string | null;
  /** Whether RDAP is asked too if the WHOIS server cannot be reached. */
  insteadOfUnreachable?: boolean;
};

/**
 * Sends the queries until one is answered, then queries the servers that it refers to. `name` is the domain or number, for events.
 */
export async function collect<Kept extends { parts: Part[] }>(
  engine: Engine,
  name: string,
  questions: readonly Question[],
  { maxReferrals, permit = null, instead, insteadOfUnreachable = false }: CollectFrom,
  deadline: Deadline,
  progress: Progress<Kept>,
): Promise<Kept & { warnings: string[] }> {
  const warn = (host: string, message: string): void => {
    progress.warnings.push(message);
    engine.emit?.({ type: 'warning', domain: name, host, message });
  };
  progress.asked.push(await askRegistry(questions));
  await follow();
  // A deadline that passes at a registrar costs only the registrar's part; a caller who aborts does not want a result.
  if (deadline.failure?.code === 'ABORTED') {
    const received = progress.asked.flatMap(({ answer }) => answer.part ?? []);
    throw toError(deadline.failure, progress.host, received);
  }
  return { ...progress.keep(progress.asked), warnings: progress.warnings };

  /**
   * Returns the first answer. WHOIS gives way to RDAP if its server does not serve the suffix or cannot be reached, since registries switch
   * port 43 off. A server that limits the rate, refuses or breaks off has the query. RDAP gives way to WHOIS after any failure.
   */
  async function askRegistry(all: readonly Question[]): Promise<Asked> {
    const failed: { question: Question; error: WhoisError }[] = [];
    for (const [index, question] of all.entries()) {
      progress.host = question.host;
      const answer = await ask(engine, question, deadline, name, index === 0 ? permit : null);
      const error = registryError(answer, question.host, instead);
      if (error === null) {
        if (answer.replaced) warn(question.host, `${question.host}: some bytes do not fit any charset`);
        return { question, answer };
      }
      failed.push({ question, error });
      const next = all[index + 1];
      const isGone = insteadOfUnreachable && answer.failure?.unreachable === true;
      const yields = question.transport === 'rdap' || error.code === 'NO_SERVER' || isGone;
      if (next === undefined || !yields || deadline.failure !== null) break;
      warn(question.host, `${error.message}; asked ${next.host} instead`);
    }
    throw errorOf(failed, deadline);
  }

  /** Follows referrals one after the other, to each server once. Their failures never lose earlier responses. */
  async function follow(): Promise<void> {
    const hosts = new Set<string>();
    while (progress.asked.length <= maxReferrals) {
      const last = progress.asked.at(-1);
      if (last === undefined || complaint(last.answer) !== null) return;
      const { host: from } = last.question;
      hosts.add(hostKey(from)).add(hostKey(last.answer.part?.host ?? from));
      const question = last.question.refer(last.answer);
      if (question === null) return;
      if ('refused' in question) return warn(from, question.refused);
      const { host, port } = question;
      if (hosts.has(hostKey(host))) return;
      engine.emit?.({ type: 'referral', domain: name, host, from, port });
      progress.host = host;
      const answer = await ask(engine, question, deadline, name).catch((error: unknown) => {
        if (!(error instanceof WhoisError)) throw error;
        return warn(host, `${host}: not queried: ${error.message}`);
      });
      if (answer === undefined) return;
      progress.asked.push({ question, answer });
      const wrong = complaint(answer);
      if (wrong !== null) warn(host, `${host}: ${wrong}`);
      if (answer.kind === 'available')
        warn(host, `${host}: the registrar says that it does not have this name`);
      if (answer.replaced) warn(host, `${host}: some bytes do not fit any charset`);
    }
  }
}

/** The registry's part unchanged, and what is worth keeping of the others. */
export function keptParts(asked: readonly Asked[]): { part: Part; answer: Answer }[] {
  return asked.flatMap(({ question, answer }, index) => {
    const part = index === 0 ? answer.part : question.keep(answer);
    return part === null ? [] : [{ part, answer }];
  });
}

/** The kept parts with their readings; each part is read once, unless it was cut off. */
export function keptReadings(asked: readonly Asked[], domain: string): Pick<Collected, 'parts' | 'readings'> {
  const found = keptParts(asked).map(({ part, answer }) => {
    const reading = part === answer.part ? answer.reading : null;
    return { part, reading: reading ?? read(part, domain) };
  });
  return { parts: found.map(({ part }) => part), readings: found.map(({ reading }) => reading) };
}

/** Of two failures, RDAP's is reported, because registries that close port 43 respond there. The error has everything that was received. */
function errorOf(
  failed: readonly { question: Question; error: WhoisError }[],
  deadline: Deadline,
): WhoisError {
  const last = failed.at(-1);
  if (last === undefined) throw new TypeError('no server was queried');
  const reported =
    deadline.failure === null ? (failed.find(({ question }) => question.transport === 'rdap') ?? last) : last;
  const at = failed.indexOf(reported);
  const parts = (some: typeof failed) => some.flatMap(({ error }) => error.parts);
  return withParts(reported.error, parts(failed.slice(0, at)), parts(failed.slice(at + 1)));
}

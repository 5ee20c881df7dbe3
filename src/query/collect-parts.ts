import type { WhoisError } from '../errors.js';
import type { Part } from '../part.js';
import { rdapWay } from '../rdap/way.js';
import { encodeQuery, type Server } from '../registry/index.js';
import { type Answer, askInTurn, type Engine } from './ask-in-turn.js';
import type { Deadline } from './deadline.js';
import { toError } from './failure.js';
import { followReferrals, type Warn, wholeLines } from './follow.js';
import { registryError, withParts } from './judge.js';
import type { RegistryServer } from './registry-server.js';
import type { Way } from './way.js';

/** What the servers said, the registry's part first, and what went wrong without spoiling it. */
export interface Collected {
  parts: Part[];
  warnings: string[];
}

/** Asks the registry, by RDAP or by WHOIS, then the servers it refers to. `domain` is in ASCII. */
export async function collectParts(
  engine: Engine,
  domain: string,
  registry: RegistryServer,
  maxReferrals: number,
  deadline: Deadline,
): Promise<Collected> {
  const warnings: string[] = [];
  const warn: Warn = (from, message) => {
    warnings.push(message);
    engine.emit({ type: 'warning', domain, host: from, message });
  };
  const { way, answer } = await askRegistry(waysOf(engine, registry), domain, registry.rdap, deadline, warn);
  if (answer.replaced) warn(way.host, `${way.host}: some bytes fit no charset`);

  const followed = await way.follow(answer, maxReferrals, warn);
  // A deadline that passed at a registrar costs the registrar's part alone; a caller who ended it wants no answer.
  if (deadline.failure?.code === 'ABORTED') {
    const received = [answer, ...followed.map((asked) => asked.answer)].flatMap(({ part }) => part ?? []);
    throw toError(deadline.failure, followed.at(-1)?.host ?? way.host, received);
  }
  const parts = [answer.part ?? [], ...followed.map((asked) => way.keep(asked.answer) ?? [])].flat();
  return { parts, warnings };

  /** The ways to ask this registry, in the order of the policy. */
  function waysOf({ rdap: policy }: Engine, { server, publicOnly, rdap, rdapHosts }: RegistryServer): Way[] {
    const whois = server === null ? [] : [whoisWay(engine, domain, server, publicOnly, deadline)];
    if (rdap === null || policy === 'never') return whois;
    const byRdap = rdapWay(engine, domain, { base: rdap, hosts: rdapHosts }, deadline);
    return policy === 'prefer' ? [byRdap, ...whois] : [...whois, byRdap];
  }
}

/**
 * The first way that leads to an answer. WHOIS gives way to RDAP where its server does not serve the suffix, and nowhere else: a
 * throttle is no reason to ask the registry by another door. RDAP gives way whatever went wrong.
 */
async function askRegistry(
  ways: readonly Way[],
  domain: string,
  rdap: string | null,
  deadline: Deadline,
  warn: Warn,
): Promise<{ way: Way; answer: Answer }> {
  const failed: { way: Way; error: WhoisError }[] = [];
  for (const [index, way] of ways.entries()) {
    const answer = await way.ask();
    const error = registryError(answer, way.host, rdap);
    if (error === null) return { way, answer };
    failed.push({ way, error });
    const next = ways[index + 1];
    const yields = way.kind === 'rdap' || error.code === 'NO_SERVER';
    if (next === undefined || !yields || deadline.failure !== null) break;
    warn(way.host, `${error.message}; asked ${next.host} instead`);
  }
  throw errorOf(failed, deadline, domain);
}

/** Of two failures RDAP's is told, which is where a registry answers when port 43 is closed; with all that was received. */
function errorOf(
  failed: readonly { way: Way; error: WhoisError }[],
  deadline: Deadline,
  domain: string,
): WhoisError {
  const last = failed.at(-1);
  if (last === undefined) throw new Error(`there is no way to ask about ${domain}`);
  const told = deadline.failure === null ? (failed.find(({ way }) => way.kind === 'rdap') ?? last) : last;
  const at = failed.indexOf(told);
  const partsOf = (some: typeof failed) => some.flatMap(({ error }) => error.parts);
  return withParts(told.error, partsOf(failed.slice(0, at)), partsOf(failed.slice(at + 1)));
}

function whoisWay(
  engine: Engine,
  domain: string,
  server: Server,
  publicOnly: boolean,
  deadline: Deadline,
): Way {
  const { host, port } = server;
  return {
    kind: 'whois',
    host,
    ask: async () => {
      const question = { host, port, bytes: encodeQuery(server, domain), publicOnly };
      return askInTurn(engine, question, deadline, domain);
    },
    follow: async (answer, maxReferrals, warn) => {
      const all = await followReferrals(engine, domain, { server, answer }, maxReferrals, deadline, warn);
      return all.map((asked) => ({ host: asked.server.host, answer: asked.answer }));
    },
    keep: wholeLines,
  };
}

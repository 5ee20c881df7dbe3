import type { Part } from '../part.js';
import { encodeQuery } from '../registry/index.js';
import { askInTurn, type Engine } from './ask-in-turn.js';
import type { Deadline } from './deadline.js';
import { toError } from './failure.js';
import { followReferrals, type Warn, wholeLines } from './follow.js';
import { registryError } from './judge.js';
import type { RegistryServer } from './registry-server.js';

/** What the servers said, the registry's part first, and what went wrong without spoiling it. */
export interface Collected {
  parts: Part[];
  warnings: string[];
}

/** Asks the registry, then the servers it refers to. `domain` is in ASCII. */
export async function collectParts(
  engine: Engine,
  domain: string,
  { server, publicOnly, rdap }: RegistryServer,
  maxReferrals: number,
  deadline: Deadline,
): Promise<Collected> {
  const { host, port } = server;
  const question = { host, port, bytes: encodeQuery(server, domain), publicOnly };
  const answer = await askInTurn(engine, question, deadline, domain);
  const error = registryError(answer, host, rdap);
  if (error !== null) throw error;

  const warnings: string[] = [];
  const warn: Warn = (from, message) => {
    warnings.push(message);
    engine.emit({ type: 'warning', domain, host: from, message });
  };
  if (answer.replaced) warn(host, `${host}: some bytes fit no charset`);

  const followed = await followReferrals(engine, domain, { server, answer }, maxReferrals, deadline, warn);
  // A deadline that passed at a registrar costs the registrar's part alone; a caller who ended it wants no answer.
  if (deadline.failure?.code === 'ABORTED') {
    const received = [answer, ...followed.map((asked) => asked.answer)].flatMap(({ part }) => part ?? []);
    throw toError(deadline.failure, followed.at(-1)?.server.host ?? host, received);
  }
  const parts = [answer.part ?? [], ...followed.map((asked) => wholeLines(asked.answer) ?? [])].flat();
  return { parts, warnings };
}

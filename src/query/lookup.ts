import type { Lookup } from '../client-types.js';
import { parse } from '../parse/index.js';
import type { Part } from '../part.js';
import { merge } from '../record/index.js';
import { encodeQuery } from '../registry/index.js';
import { askInTurn, type Engine } from './ask-in-turn.js';
import type { Deadline } from './deadline.js';
import { toError } from './failure.js';
import { followReferrals } from './follow.js';
import { registryError } from './judge.js';
import type { RegistryServer } from './registry-server.js';

/** Registry, then the servers it refers to, then what the parser makes of their parts. `domain` is in ASCII. */
export async function lookUp(
  engine: Engine,
  domain: string,
  { server, publicOnly, rdap }: RegistryServer,
  maxReferrals: number,
  deadline: Deadline,
): Promise<Lookup> {
  const { host, port } = server;
  const question = { host, port, bytes: encodeQuery(server, domain), publicOnly };
  const answer = await askInTurn(engine, question, deadline, domain);
  const error = registryError(answer, host, rdap);
  if (error !== null) throw error;

  const followed = await followReferrals(engine, domain, { server, answer }, maxReferrals, deadline);
  const parts: Part[] = answer.part === null ? followed.parts : [answer.part, ...followed.parts];
  // A deadline that passed at a registrar costs the registrar's part alone; a caller who ended it wants no answer.
  if (deadline.failure?.code === 'ABORTED')
    throw toError(deadline.failure, parts.at(-1)?.host ?? host, parts);
  const warnings = answer.replaced
    ? [`${host}: some bytes fit no charset`, ...followed.warnings]
    : followed.warnings;
  return {
    domain,
    daystamp: new Date().toISOString().slice(0, 10),
    parts,
    record: merge(parts),
    properties: parse(parts, { domain }),
    warnings,
  };
}

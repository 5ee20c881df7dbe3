import { WhoisError } from '../errors.js';
import { hostKey } from '../net/host.js';
import type { Part } from '../part.js';
import { ask } from './engine.js';
import { complaint } from './judge.js';
import { type AskedServer, type LookupContext, warn } from './progress.js';

/**
 * Queries the servers that a response refers to, one after the other, none twice, and adds them to the progress. Nothing that they do loses
 * what was received before. `start` is the registry's response.
 */
export async function followReferrals<Result extends { parts: Part[] }>(
  context: LookupContext<Result>,
  start: AskedServer,
  maxReferrals: number,
): Promise<void> {
  const { engine, name, progress } = context;
  const hosts = new Set<string>();
  let last = start;
  for (let followed = 0; followed < maxReferrals; followed++) {
    if (complaint(last.answer) !== null) return;
    const { host: from } = last.question;
    hosts.add(hostKey(from)).add(hostKey(last.answer.part?.host ?? from));
    const question = last.question.refer(last.answer);
    if (question === null) return;
    if ('refused' in question) return warn(context, from, question.refused);
    const { host, port } = question;
    if (hosts.has(hostKey(host))) return;
    engine.emit?.({ type: 'referral', domain: name, host, from, port });
    progress.host = host;
    const answer = await ask(context, question).catch((error: unknown) => {
      if (!(error instanceof WhoisError)) throw error;
      return warn(context, host, `${host}: not queried: ${error.message}`);
    });
    if (answer === undefined) return;
    last = { question, answer };
    progress.asked.push(last);
    const wrong = complaint(answer);
    if (wrong !== null) warn(context, host, `${host}: ${wrong}`);
    if (answer.kind === 'available')
      warn(context, host, `${host}: the registrar says that it does not have this name`);
    if (answer.replaced) warn(context, host, `${host}: some bytes do not fit any charset`);
  }
}

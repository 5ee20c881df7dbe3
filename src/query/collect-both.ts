import { WhoisError } from '../errors.js';
import { type Answer, noAnswer, type Question } from '../net/transport.js';
import type { AnswerKind } from '../parse/explanation.js';
import type { Part } from '../part.js';
import { ask } from './engine.js';
import { followReferrals } from './follow-referrals.js';
import type { Permit } from './host-queue.js';
import { errorOf, registryError } from './judge.js';
import { type AskedServer, type LookupContext, warn } from './progress.js';

/** One of a registry's two servers, with its response. `error`: why the response does not count; null if it does. */
interface Side extends AskedServer {
  error: WhoisError | null;
}

/** Queries both servers of a registry at the same time, then follows the referral of one of them: RDAP's, or WHOIS's if that gave nothing. */
export async function collectBoth<Result extends { parts: Part[] }>(
  context: LookupContext<Result>,
  questions: { rdap: Question; whois: Question },
  {
    maxReferrals,
    permit = null,
    instead,
  }: { maxReferrals: number; permit?: Permit | null; instead: string | null },
): Promise<Result & { warnings: string[] }> {
  const { deadline, progress } = context;
  const query = async (question: Question, held: Permit | null): Promise<Side> => {
    const side = await sideOf(question, held);
    if (side.answer.replaced)
      warn(context, question.host, `${question.host}: some bytes do not fit any charset`);
    return side;
  };
  const sideOf = async (question: Question, held: Permit | null): Promise<Side> => {
    try {
      const answer = await ask(context, question, held);
      return { question, answer, error: registryError(answer, question.host, instead) };
    } catch (error) {
      if (!(error instanceof WhoisError)) throw error;
      return { question, answer: noAnswer(null), error };
    }
  };

  progress.host = questions.rdap.host;
  let rdap = pending(questions.rdap);
  let whois = pending(questions.whois);
  // A caller whose time is over while one server is silent gets the response of the other one, in the same order.
  const arrived = (): void => {
    progress.asked.splice(0, progress.asked.length, ...decidingFirst(rdap, whois));
  };
  await Promise.all([
    query(questions.rdap, permit).then((side) => {
      rdap = side;
      progress.host = questions.whois.host;
      arrived();
    }),
    query(questions.whois, null).then((side) => {
      whois = side;
      arrived();
    }),
  ]);
  const sides = [rdap, whois];
  const failed = sides.flatMap(({ question, error }) => (error === null ? [] : [{ question, error }]));
  if (failed.length === sides.length) throw errorOf(failed, deadline);
  for (const { question, error } of failed) warn(context, question.host, error.message);
  const doubt = doubtOf(rdap, whois);
  if (doubt !== null) warn(context, doubt.host, doubt.message);
  for (const side of sides) {
    if (side.error !== null || deadline.failure !== null) continue;
    const before = progress.asked.length;
    await followReferrals(context, side, maxReferrals);
    if (progress.asked.slice(before).some(({ question, answer }) => question.keep(answer) !== null)) break;
  }
  return progress.result(deadline.failure);
}

const pending = (question: Question): Side => ({
  question,
  answer: noAnswer(null),
  error: new WhoisError('TIMEOUT', `${question.host}: has not responded yet`, { host: question.host }),
});

/**
 * The responses in the order in which they are merged: the first one decides the status. That is RDAP's, unless it does not say what the
 * name is, or says "available" and WHOIS does not confirm it. A server that cannot be reached, or does not serve the suffix, has no say.
 */
function decidingFirst(rdap: Side, whois: Side): AskedServer[] {
  const [first, second] = isWhoisFirst(rdap, whois) ? [whois, rdap] : [rdap, whois];
  if (first.error === null) return second.error !== null && isAbsent(second) ? [first] : [first, second];
  if (second.error !== null) return [];
  if (isAbsent(first)) return [second];
  // What was received before an error may read like a record, or like "available": it must not decide.
  const decides: Answer = SAYS_NOTHING.has(first.answer.kind) ? first.answer : noAnswer(null);
  const { question } = first;
  const silent = { question, answer: { ...noAnswer(null), part: { host: question.host, body: '' } } };
  return decides.part === null ? [silent, second, first] : [first, second];
}

function isWhoisFirst(rdap: Side, whois: Side): boolean {
  const said = kindOf(whois);
  switch (kindOf(rdap)) {
    case 'unknown':
      return said !== 'available' && said !== 'unknown';
    case 'available':
      // A record that contradicts it makes the status unknown, whatever the order.
      return said !== 'available' && said !== 'record';
    default:
      return false;
  }
}

/** What a server says of the name: `unknown` for everything that says nothing. */
function kindOf({ answer, error }: Side): AnswerKind {
  return error !== null || SAYS_NOTHING.has(answer.kind) ? 'unknown' : answer.kind;
}

const SAYS_NOTHING: ReadonlySet<AnswerKind> = new Set([
  'unknown',
  'throttled',
  'refused',
  'unsupported',
  'failed',
  'empty',
]);

/** Whether the response of the other server counts as if this server did not exist. */
const isAbsent = ({ answer, error }: Side): boolean =>
  answer.failure?.unreachable === true || error?.code === 'NO_SERVER';

/** Why "available" of one server does not count, or null. */
function doubtOf(rdap: Side, whois: Side): { host: string; message: string } | null {
  for (const [side, other] of [
    [rdap, whois],
    [whois, rdap],
  ] as const) {
    if (kindOf(side) !== 'available' || kindOf(other) === 'available') continue;
    if (other.error !== null && isAbsent(other)) return null;
    const { host } = side.question;
    return { host, message: `${host}: its "available" is not confirmed by ${other.question.host}` };
  }
  return null;
}

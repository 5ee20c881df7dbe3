import { domainFrom, isResource, type WhoisClient, WhoisError } from '../index.js';
import { type LookupTurns, Overloaded } from '../limits/lookup-turns.js';
import { type Complaint, complain } from './complaints.js';
import { nameAsked } from './question.js';

/** What is sent, and what it was for a log: `answered`, or the code of the complaint. */
export interface Answered {
  text: string;
  outcome: 'answered' | Complaint;
}

export interface AnswerOptions {
  client: WhoisClient;
  turns: LookupTurns;
  /** Whose lookup it is: the network that asks. */
  from: string;
  signal: AbortSignal;
}

/** The record of the name, address or AS number that is asked about, its lines ended by CRLF; else a comment that says why there is none. Never rejects. */
export async function answer(
  question: string,
  { client, turns, from, signal }: AnswerOptions,
): Promise<Answered> {
  const name = nameAsked(question);
  if (name === '') return complaint('EMPTY');
  try {
    const { record } = isResource(name)
      ? await turns.run(from, () => client.lookupResource(name, { signal }))
      : await turns.run(from, () => client.lookup(domainFrom(name).ascii, { signal }));
    // Nobody is asked about what a standard has set aside.
    if (record === '') return complaint('SPECIAL');
    return { text: record.replace(/\r?\n/g, '\r\n'), outcome: 'answered' };
  } catch (error) {
    if (error instanceof Overloaded) return complaint('BUSY');
    if (!(error instanceof WhoisError)) {
      process.emitWarning(error instanceof Error ? error : String(error));
      return complaint('INTERNAL');
    }
    return complaint(error.code, { host: error.host, wait: error.retryAfter });
  }
}

export const complaint = (what: Complaint, details?: Parameters<typeof complain>[1]): Answered => ({
  text: complain(what, details),
  outcome: what,
});

import { domainFrom, isResource, type WhoisClient, WhoisError } from '../index.js';
import { type LookupTurns, Overloaded } from '../limits/lookup-turns.js';
import { type Complaint, complain } from './complaints.js';
import { nameAsked } from './question.js';

/** The text to send, and the outcome for a log: `answered`, or the code of the complaint. */
export interface Answered {
  text: string;
  outcome: 'answered' | Complaint;
}

export interface AnswerOptions {
  client: WhoisClient;
  turns: LookupTurns;
  /** The client's network, which limits count. */
  from: string;
  signal: AbortSignal;
}

/** Returns the record of a name, address or AS number, with CRLF line endings, or a comment that says why there is none. Never rejects. */
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
    // No server is queried about what a standard reserves.
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

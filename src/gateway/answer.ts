import { isIP } from 'node:net';
import { domainFrom, type WhoisClient, WhoisError } from '../index.js';
import { ApiError } from '../service/errors.js';
import type { LookupTurns } from '../service/lookup-turns.js';
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

/** The record of the name that is asked about, its lines ended by CRLF; else a comment that says why there is none. Never rejects. */
export async function answer(
  question: string,
  { client, turns, from, signal }: AnswerOptions,
): Promise<Answered> {
  const name = nameAsked(question);
  if (name === '') return complaint('EMPTY');
  if (isNumber(name)) return complaint('NUMBER');
  try {
    const { ascii } = domainFrom(name);
    const { record } = await turns.run(from, () => client.lookup(ascii, { signal }));
    return { text: record.replace(/\r?\n/g, '\r\n'), outcome: 'answered' };
  } catch (error) {
    if (error instanceof ApiError) return complaint('BUSY');
    if (!(error instanceof WhoisError)) {
      process.emitWarning(error instanceof Error ? error : String(error));
      return complaint('INTERNAL');
    }
    const { code, host, retryAfter } = error;
    return complaint(code, {
      ...(host === undefined ? {} : { host }),
      ...(retryAfter === undefined ? {} : { wait: retryAfter }),
    });
  }
}

export const complaint = (what: Complaint, details?: Parameters<typeof complain>[1]): Answered => ({
  text: complain(what, details),
  outcome: what,
});

/** An address, a block of them, or the number of an autonomous system. */
const isNumber = (text: string): boolean =>
  isIP(text.replace(/\/\d{1,3}$/, '')) !== 0 || /^as\d{1,10}$/i.test(text);

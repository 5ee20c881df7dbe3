import type { Connect } from '../client-types.js';
import { converse, type Exchange, type Limits } from './converse.js';
import type { Deadline } from './deadline.js';
import { dial } from './dial.js';
import { open } from './open.js';

export interface Question {
  host: string;
  port: number;
  /** The whole question, line end included. */
  bytes: Uint8Array;
  /** The host comes from somebody else's text: connect to public addresses only. */
  publicOnly: boolean;
}

export interface AskLimits extends Limits {
  /** ms until the connection stands. */
  connectTimeout: number;
}

/** One question on one connection. Never rejects: how it went wrong stands beside what was received. */
export async function ask(
  question: Question,
  limits: AskLimits,
  deadline: Deadline,
  connect: Connect | null = null,
): Promise<Exchange> {
  const { publicOnly } = question;
  const dialer: Connect = connect ?? ((target) => dial({ ...target, publicOnly }));
  const target = { host: question.host, port: question.port };
  const opened = await open(dialer, target, limits.connectTimeout, deadline);
  if (opened.socket === null) return { received: new Uint8Array(0), failure: opened.failure };
  return converse(opened.socket, question.bytes, limits, deadline);
}

import type { Part } from '../part.js';
import { encodeQuery, type Server, serverFor } from '../registry/index.js';
import { type Answer, askInTurn, type Engine } from './ask-in-turn.js';
import type { Deadline } from './deadline.js';
import { describe } from './failure.js';
import { complaint } from './judge.js';
import { hostKey } from './pacing.js';
import { findReferral, parseReferral } from './referral.js';

export type Warn = (host: string, message: string) => void;

/** A server, and what it answered. */
export interface Asked {
  server: Server;
  answer: Answer;
}

/** Tells what is wrong with a registrar's answer. */
export function reportAnswer(host: string, answer: Answer, warn: Warn): void {
  const wrong = complaint(answer);
  if (wrong !== null) warn(host, `${host}: ${wrong}`);
  if (answer.kind === 'available') warn(host, `${host}: the registrar says that it does not have this name`);
  if (answer.replaced) warn(host, `${host}: some bytes fit no charset`);
}

/**
 * Asks the servers that an answer refers to, one after the other. Nothing that they do loses what is there
 * already: it becomes a warning.
 */
export async function followReferrals(
  engine: Engine,
  domain: string,
  first: Asked,
  maxReferrals: number,
  deadline: Deadline,
  warn: Warn,
): Promise<Asked[]> {
  const all: Asked[] = [];
  const hosts = new Set([hostKey(first.server.host)]);
  let last = first;
  while (all.length < maxReferrals && complaint(last.answer) === null) {
    const from = last.server;
    const server = nextServer(from, last.answer, (message) => warn(from.host, message));
    if (server === null || hosts.has(hostKey(server.host))) break;
    hosts.add(hostKey(server.host));
    engine.emit({ type: 'referral', domain, host: server.host, from: from.host, port: server.port });

    const bytes = questionFor(server, domain, (message) => warn(server.host, message));
    if (bytes === null) break;
    const question = { host: server.host, port: server.port, bytes, publicOnly: true };
    last = { server, answer: await askInTurn(engine, question, deadline, domain) };
    all.push(last);
    reportAnswer(server.host, last.answer, warn);
  }
  return all;
}

/** Null for a name that cannot be written as this server wants it, which is no fault of the registry. */
function questionFor(server: Server, domain: string, warn: (message: string) => void): Uint8Array | null {
  try {
    return encodeQuery(server, domain);
  } catch (error) {
    warn(`${server.host}: not asked: ${describe(error)}`);
    return null;
  }
}

/** Whom the answer refers to, with the port that it names. A name that is free, or none, has no registrar. */
function nextServer(server: Server, answer: Answer, warn: (message: string) => void): Server | null {
  if (server.referral === null || answer.part === null) return null;
  if (answer.kind === 'available' || answer.kind === 'invalid') return null;
  const value = findReferral(answer.part.body, server.referral);
  if (value === null) return null;
  const referral = parseReferral(value);
  if ('refused' in referral) {
    warn(
      `${server.host}: the referral to ${JSON.stringify(value.slice(0, 100))} was not followed: ${referral.refused}`,
    );
    return null;
  }
  const next = serverFor(referral.host);
  return referral.port === null ? next : { ...next, port: referral.port };
}

/**
 * A registrar's answer that broke off is kept to its last line end: half a line would be read as a whole value.
 * A part without content is none.
 */
export function wholeLines({ part, failure }: Answer): Part | null {
  if (part === null) return null;
  const body = failure === null ? part.body : part.body.slice(0, part.body.lastIndexOf('\n') + 1);
  return body.trim() === '' ? null : { ...part, body };
}

import type { Part } from '../part.js';
import { encodeQuery, type Server, serverFor } from '../registry/index.js';
import { type Answer, askInTurn, type Engine } from './ask-in-turn.js';
import type { Deadline } from './deadline.js';
import { complaint } from './judge.js';
import { hostKey } from './pacing.js';
import { findReferral, parseReferral } from './referral.js';

export interface Followed {
  parts: Part[];
  warnings: string[];
}

/**
 * Asks the servers that an answer refers to, one after the other. Nothing that they do loses what is there
 * already: it becomes a warning.
 */
export async function followReferrals(
  engine: Engine,
  domain: string,
  first: { server: Server; answer: Answer },
  maxReferrals: number,
  deadline: Deadline,
): Promise<Followed> {
  const parts: Part[] = [];
  const warnings: string[] = [];
  const asked = new Set([hostKey(first.server.host)]);
  const warn = (host: string, message: string) => {
    warnings.push(message);
    engine.emit({ type: 'warning', domain, host, message });
  };

  let { server, answer } = first;
  while (asked.size <= maxReferrals) {
    const from = server.host;
    const next = nextServer(server, answer, (message) => warn(from, message));
    if (next === null || asked.has(hostKey(next.host))) break;
    asked.add(hostKey(next.host));
    engine.emit({ type: 'referral', domain, host: next.host, from, port: next.port });

    const question = { host: next.host, port: next.port, bytes: encodeQuery(next, domain), publicOnly: true };
    answer = await askInTurn(engine, question, deadline, domain);
    server = next;
    const part = wholeLines(answer);
    if (part !== null) parts.push(part);
    const wrong = complaint(answer);
    if (wrong !== null) warn(next.host, `${next.host}: ${wrong}`);
    if (answer.kind === 'available')
      warn(next.host, `${next.host}: the registrar says that it does not have this name`);
    if (answer.replaced) warn(next.host, `${next.host}: some bytes fit no charset`);
    if (wrong !== null) break;
  }
  return { parts, warnings };
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
function wholeLines({ part, failure }: Answer): Part | null {
  if (part === null) return null;
  const body = failure === null ? part.body : part.body.slice(0, part.body.lastIndexOf('\n') + 1);
  return body.trim() === '' ? null : { ...part, body };
}

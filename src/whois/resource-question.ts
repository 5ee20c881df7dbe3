import type { Connect } from '../client-types.js';
import type { Deadline } from '../net/deadline.js';
import type { Exchanged, Limits } from '../net/exchange.js';
import { type Answer, noAnswer, type Question, type Refused } from '../net/transport.js';
import type { AnswerKind } from '../parse/explanation.js';
import { read } from '../parse/reading.js';
import { type ResourceAnswer, readResourceAnswer } from '../parse-resource/answer.js';
import { resourceReferral } from '../parse-resource/referral.js';
import type { Part } from '../part.js';
import { decode } from '../record/index.js';
import {
  NATIONAL_WHOIS,
  NUMBER_REGISTRIES,
  resourceQuery,
  type Server,
  serverFor,
} from '../registry/index.js';
import { formatResource, type Resource } from '../resource/resource.js';
import { converse } from './converse.js';
import { parseReferral } from './referral.js';

/** A query about a number, to a regional registry or to a server that one refers to. */
export function whoisResourceQuestion(
  limits: Limits,
  server: Server,
  number: Resource,
  publicOnly = false,
): Question {
  const { host, port } = server;
  const first = formatResource(number.kind, number.first);
  const bytes = new TextEncoder().encode(resourceQuery(host, { ...number, first }));
  return {
    transport: 'whois',
    host,
    port,
    publicOnly,
    ask: async (deadline: Deadline, connect: Connect | null): Promise<Answer> =>
      answerOf(await converse({ host, port, publicOnly, bytes }, limits, deadline, connect), host, number),
    refer: (answer) => refer(answer, limits, number),
    keep: ({ part, failure }) => (failure === null && part !== null && part.body.trim() !== '' ? part : null),
  };
}

const KNOWN = { regional: [...NUMBER_REGISTRIES.values()], national: NATIONAL_WHOIS };

function refer({ part }: Answer, limits: Limits, number: Resource): Question | Refused | null {
  if (part === null) return null;
  const value = resourceReferral(readResourceAnswer(part, number), KNOWN);
  if (value === null) return null;
  const referral = parseReferral(value);
  if ('refused' in referral) {
    const shown = JSON.stringify(value.slice(0, 100));
    return { refused: `${part.host}: the referral to ${shown} was not followed: ${referral.refused}` };
  }
  const next = serverFor(referral.host);
  return whoisResourceQuestion(limits, { ...next, port: referral.port ?? next.port }, number, true);
}

function answerOf(exchanged: Exchanged, host: string, number: Resource): Answer {
  const { received, failure, ms } = exchanged;
  if (received.length === 0) return { ...noAnswer(failure), ms };
  const { text, charset, replaced } = decode(received, { host });
  const part: Part = { host, body: text };
  return {
    received,
    failure,
    ms,
    part,
    kind: kindOf(readResourceAnswer(part, number), part),
    reading: null,
    charset,
    replaced: Boolean(replaced),
  };
}

/** RIPE NCC's software: 201 and 202 mean that access is denied, 203 to 209 are limits (RIPE Database documentation, appendix on errors). */
const DENIED = /^ERROR:20[12]\b/u;
const LIMITED = /^ERROR:20[3-9]\b/u;

/** Servers use the same words for refusals and rate limits about names and numbers. */
const COMPLAINTS: readonly AnswerKind[] = ['throttled', 'refused', 'failed', 'empty'];

function kindOf({ entries, comments, none }: ResourceAnswer, part: Part): AnswerKind {
  if (entries.length > 0) return 'record';
  if (comments.some((line) => DENIED.test(line))) return 'refused';
  if (comments.some((line) => LIMITED.test(line))) return 'throttled';
  if (none) return 'unknown';
  const { kind } = read(part, null);
  return COMPLAINTS.includes(kind) ? kind : 'unknown';
}

import type { Connect } from '../client-types.js';
import type { Deadline } from '../net/deadline.js';
import type { Exchanged, Limits } from '../net/exchange.js';
import type { Failure } from '../net/failure.js';
import { type Answer, noAnswer, type Question, type Refused, type Transport } from '../net/transport.js';
import type { AnswerKind } from '../parse/explanation.js';
import { type Reading, read } from '../parse/reading.js';
import type { Part } from '../part.js';
import { type Decoded, decode } from '../record/index.js';
import { encodeQuery, type Server, serverFor } from '../registry/index.js';
import { converse } from './converse.js';
import { findReferral, parseReferral } from './referral.js';

/** What WHOIS needs to know of a registry. */
export interface WhoisRegistry {
  /** Null where there is no port 43. */
  server: Server | null;
  /** Its host was read from somebody's answer, not from our table or the caller's options. */
  publicOnly: boolean;
}

export function whoisTransport(limits: Limits): Transport<WhoisRegistry> {
  return {
    question: ({ server, publicOnly }, domain) =>
      server === null ? null : new WhoisQuestion(limits, server, domain, publicOnly),
  };
}

class WhoisQuestion implements Question {
  readonly transport = 'whois';
  readonly #limits: Limits;
  readonly #server: Server;
  readonly #domain: string;
  readonly publicOnly: boolean;

  constructor(limits: Limits, server: Server, domain: string, publicOnly: boolean) {
    this.#limits = limits;
    this.#server = server;
    this.#domain = domain;
    this.publicOnly = publicOnly;
  }

  get host(): string {
    return this.#server.host;
  }

  get port(): number {
    return this.#server.port;
  }

  async ask(deadline: Deadline, connect: Connect | null): Promise<Answer> {
    const bytes = encodeQuery(this.#server, this.#domain);
    const { host, port, publicOnly } = this;
    const exchanged = await converse({ host, port, publicOnly, bytes }, this.#limits, deadline, connect);
    return readWhois(exchanged, host, this.#domain);
  }

  /** With the port that it names. A name that is free, or none, has no registrar. */
  refer(answer: Answer): Question | Refused | null {
    const { referral: label, host } = this.#server;
    if (label === null || answer.part === null) return null;
    if (answer.kind === 'available' || answer.kind === 'invalid') return null;
    const value = findReferral(answer.part.body, label);
    if (value === null) return null;
    const referral = parseReferral(value);
    if ('refused' in referral) {
      const shown = JSON.stringify(value.slice(0, 100));
      return { refused: `${host}: the referral to ${shown} was not followed: ${referral.refused}` };
    }
    const next = serverFor(referral.host);
    const server = referral.port === null ? next : { ...next, port: referral.port };
    return new WhoisQuestion(this.#limits, server, this.#domain, true);
  }

  /** To the last line end: half a line would be read as a whole value. A part without content is none. */
  keep({ part, failure }: Answer): Part | null {
    if (part === null) return null;
    if (failure === null) return part.body.trim() === '' ? null : part;
    const body = part.body.slice(0, part.body.lastIndexOf('\n') + 1);
    return body.trim() === '' ? null : { ...part, body };
  }
}

/** A question in somebody's own words: nothing of its answer is followed. */
export function rawWhoisQuestion(
  limits: Limits,
  { host, port, bytes }: { host: string; port: number; bytes: Uint8Array },
): Question {
  const target = { host, port, publicOnly: false };
  return {
    transport: 'whois',
    ...target,
    ask: async (deadline, connect) =>
      readWhois(await converse({ ...target, bytes }, limits, deadline, connect), host, null),
    refer: () => null,
    keep: ({ part }) => part,
  };
}

/** An exchange as an answer about a domain, or about whatever was asked where that is null. */
function readWhois(exchanged: Exchanged, host: string, domain: string | null): Answer {
  return exchanged.received.length === 0
    ? noAnswer(exchanged.failure)
    : new WhoisAnswer(exchanged, host, domain);
}

/** Text and kind are read when they are first asked for: who wants the bytes alone need not pay for them. */
class WhoisAnswer implements Answer {
  readonly received: Uint8Array;
  readonly failure: Failure | null;
  readonly #host: string;
  readonly #domain: string | null;
  #decoded: Decoded | null = null;
  #part: Part | null = null;
  #reading: Reading | null = null;

  constructor({ received, failure }: Exchanged, host: string, domain: string | null) {
    this.received = received;
    this.failure = failure;
    this.#host = host;
    this.#domain = domain;
  }

  get part(): Part {
    this.#part ??= { host: this.#host, body: this.#text().text };
    return this.#part;
  }

  get kind(): AnswerKind {
    return this.reading.kind;
  }

  get reading(): Reading {
    this.#reading ??= read(this.part, this.#domain);
    return this.#reading;
  }

  get replaced(): boolean {
    return Boolean(this.#text().replaced);
  }

  #text(): Decoded {
    this.#decoded ??= decode(this.received, { host: this.#host });
    return this.#decoded;
  }
}

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

/** What the WHOIS transport needs to know about a registry. */
export interface WhoisRegistry {
  /** Null if there is no WHOIS server. */
  server: Server | null;
  /** The host was read from a response, not from our table or the caller's options. */
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

  /** Names that are available or invalid have no registrar. */
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

  /** Keeps complete lines, because half a line would be read as a whole value. Null if nothing is left. */
  keep({ part, failure }: Answer): Part | null {
    if (part === null) return null;
    if (failure === null) return part.body.trim() === '' ? null : part;
    const body = part.body.slice(0, part.body.lastIndexOf('\n') + 1);
    return body.trim() === '' ? null : { ...part, body };
  }
}

/** A query in the caller's own words; referrals in the response are not followed. */
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

/** Reads an exchange about a domain, or about anything if `domain` is null. */
function readWhois(exchanged: Exchanged, host: string, domain: string | null): Answer {
  return exchanged.received.length === 0
    ? { ...noAnswer(exchanged.failure), ms: exchanged.ms }
    : new WhoisAnswer(exchanged, host, domain);
}

/** Text and kind are read on demand: a caller that needs only the bytes does not pay for them. */
class WhoisAnswer implements Answer {
  readonly received: Uint8Array;
  readonly failure: Failure | null;
  readonly ms: number;
  readonly #host: string;
  readonly #domain: string | null;
  #decoded: Decoded | null = null;
  #part: Part | null = null;
  #reading: Reading | null = null;

  constructor({ received, failure, ms }: Exchanged, host: string, domain: string | null) {
    this.received = received;
    this.failure = failure;
    this.ms = ms;
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

  get charset(): string {
    return this.#text().charset;
  }

  get replaced(): boolean {
    return Boolean(this.#text().replaced);
  }

  #text(): Decoded {
    this.#decoded ??= decode(this.received, { host: this.#host });
    return this.#decoded;
  }
}

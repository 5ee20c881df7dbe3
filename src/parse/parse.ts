import type { RawPart } from '../part.js';
import type { AnswerKind } from './explanation.js';
import { assemble } from './merge/assemble.js';
import type { Properties } from './properties.js';
import {
  type OpenPart,
  openPart,
  openParts,
  type PartReading,
  readPart,
  splitPart,
} from './read/read-part.js';

/** A response as text or bytes, or the parts of a lookup: the registry's first. */
export type ParseInput = string | Uint8Array | readonly RawPart[];

export interface ParseOptions {
  /** The name that was asked about. Helps to choose the module; stands in where the answer does not repeat it. */
  domain?: string;
  /** Host name of the server that answered, for an input that is one response. */
  host?: string;
}

/**
 * Reads an answer into properties: always all keys, never an exception because of its content.
 * Without evidence the status is `unknown` and `available?` is null.
 */
export function parse(input: ParseInput, options: ParseOptions = {}): Properties {
  const domain = options.domain ?? null;
  const parts = toParts(input, options.host ?? null).map((part) => readPart(part, domain, null));
  return assemble(parts, domain, null);
}

/** What kind of answer one part is: a record, "available", a throttle … */
export function answerKind(part: RawPart, options: Pick<ParseOptions, 'domain'> = {}): AnswerKind {
  return read(part, options).kind;
}

/** One server's answer, read once: whoever asked for its kind merges the same reading with the others'. */
export interface Reading {
  readonly kind: AnswerKind;
  /** The part as a whole, and the answers in it where it holds those of several servers. */
  readonly whole: PartReading;
  readonly pieces: readonly PartReading[];
}

/** Reads one part of a lookup. `domain` is the name that was asked for. Never throws on content. */
export function read(part: RawPart, { domain = null }: { domain?: string | null } = {}): Reading {
  const whole = openPart(part);
  const pieces = splitPart(whole).map((piece) => readPart(piece, domain, null));
  const [first] = pieces;
  // The one piece of an answer of one server is the whole.
  const alone = pieces.length === 1 && first !== undefined && first.text === whole.text;
  return {
    kind: first?.answer.kind ?? 'empty',
    whole: alone ? first : readPart(whole, domain, null),
    pieces,
  };
}

/** The properties of a lookup whose parts are read, the registry's first: what {@link parse} makes of the parts. */
export function propertiesOf(readings: readonly Reading[], domain: string | null): Properties {
  const [only] = readings;
  return readings.length === 1 && only !== undefined
    ? assemble(only.pieces, domain, null)
    : assemble(
        readings.map(({ whole }) => whole),
        domain,
        null,
      );
}

/** Lookups have a few parts; an input with more than this is not one. */
const MAX_PARTS = 16;

/** The parts as they are read, the registry's first: a single text may hold the answers of several servers. */
export function toParts(input: ParseInput, host: string | null): readonly OpenPart[] {
  if (typeof input === 'string' || input instanceof Uint8Array) return openParts([{ host, body: input }]);
  if (input.length === 0) return openParts([{ host, body: '' }]);
  return openParts(input.length > MAX_PARTS ? input.slice(0, MAX_PARTS) : input);
}

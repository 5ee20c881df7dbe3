import type { RawPart } from '../part.js';
import type { AnswerKind } from './explanation.js';
import { assemble } from './merge/assemble.js';
import type { Properties } from './properties.js';
import { openPart, type PartReading, readPart, splitPart } from './read/read-part.js';

/** One server's answer, read once: whoever asked for its kind merges the same reading with the others'. */
export interface Reading {
  readonly kind: AnswerKind;
  /** The part as a whole, and the answers in it where it holds those of several servers. */
  readonly whole: PartReading;
  readonly pieces: readonly PartReading[];
}

/** Reads one part of a lookup. `domain` is the name that was asked for. Never throws on content. */
export function read(part: RawPart, domain: string | null): Reading {
  const whole = openPart(part, domain);
  const pieces = splitPart(whole, domain).map((piece) => readPart(piece, domain, null));
  const [first] = pieces;
  // The one piece of an answer of one server is the whole.
  const alone = pieces.length === 1 && first !== undefined && first.printed === whole.text;
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

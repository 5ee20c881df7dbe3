import type { RawPart } from '../part.js';
import type { AnswerKind } from './explanation.js';
import { assemble } from './merge/assemble.js';
import type { Properties } from './properties.js';
import { openPart, type PartReading, readPart, splitPart } from './read/read-part.js';

/** One server's response, read once: the same reading decides its kind during the lookup and is merged with the others. */
export interface Reading {
  readonly kind: AnswerKind;
  /** The whole part, and the pieces of it if it contains the answers of several servers. */
  readonly whole: PartReading;
  readonly pieces: readonly PartReading[];
}

/** Reads one part of a lookup. `domain` is the name that was asked for. Never throws on content. */
export function read(part: RawPart, domain: string | null): Reading {
  const whole = openPart(part, domain);
  const pieces = splitPart(whole, domain).map((piece) => readPart(piece, domain, null));
  const [first] = pieces;
  // The response of one server has one piece, which is the whole.
  const alone = pieces.length === 1 && first !== undefined && first.printed === whole.text;
  return {
    kind: first?.answer.kind ?? 'empty',
    whole: alone ? first : readPart(whole, domain, null),
    pieces,
  };
}

/** Merges the parts of a lookup, the registry's first, into the properties that {@link parse} would return for them. */
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

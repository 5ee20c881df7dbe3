import type { RawPart } from '../part.js';
import type { AnswerKind } from './explanation.js';
import { assemble } from './merge/assemble.js';
import { withoutPlaceholders } from './merge/redacted.js';
import type { Properties, Redactions } from './properties.js';
import { type OpenPart, openParts, readPart } from './read/read-part.js';
import { read } from './reading.js';

/** A response as text or bytes, or the parts of a lookup: the registry's first. */
export type ParseInput = string | Uint8Array | readonly RawPart[];

/** Options of {@link parse} and `explain`. */
export interface ParseOptions {
  /** The name that was asked for. Helps to choose the module, and is the `domain` of a response that does not repeat it. */
  domain?: string;
  /** Host name of the server that sent the response, for an input that is one response. */
  host?: string;
  /**
   * `null` gives null in the place of every value that `redacted` names.
   *
   * @default 'printed'
   */
  redactions?: Redactions;
}

/**
 * Reads a response into properties, always with all keys. Never throws on content. Without evidence, `status` is `unknown` and
 * `available?` is null.
 */
export function parse(input: ParseInput, options: ParseOptions = {}): Properties {
  const domain = options.domain ?? null;
  const parts = toParts(input, options.host ?? null, domain).map((part) => readPart(part, domain, null));
  const properties = assemble(parts, domain, null);
  return options.redactions === 'null' ? withoutPlaceholders(properties) : properties;
}

/** Returns the kind of answer that one part is: a record, "available", a rate limit … */
export function answerKind(part: RawPart, options: Pick<ParseOptions, 'domain'> = {}): AnswerKind {
  return read(part, options.domain ?? null).kind;
}

/** Parts that are read. Lookups have a few. */
const MAX_PARTS = 16;

/** Returns the parts to read, the registry's first. A single text may contain the answers of several servers. */
export function toParts(input: ParseInput, host: string | null, domain: string | null): readonly OpenPart[] {
  if (typeof input === 'string' || input instanceof Uint8Array)
    return openParts([{ host, body: input }], domain);
  if (input.length === 0) return openParts([{ host, body: '' }], domain);
  return openParts(input.length > MAX_PARTS ? input.slice(0, MAX_PARTS) : input, domain);
}

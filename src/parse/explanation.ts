import type { Properties } from './properties.js';

/** The kind of answer that a part is: decided by its fields, or by whole lines if the fields are not a record. */
export type AnswerKind =
  | 'record' // a record of a registered (or reserved, held …) name
  | 'available'
  | 'reserved'
  | 'invalid' // the server says that this is not a name that it can register
  | 'throttled'
  | 'refused' // blocked, not authorized
  | 'unsupported' // "TLD is not supported": the wrong server
  | 'failed' // the server says that it cannot answer now
  | 'empty'
  | 'unknown';

/** What read a value: a declaration of the module, or the generic reader. */
export type ReadBy = 'declared' | 'generic';

/** How a line was used. `unread` is a line with a label and a value that no rule knows. */
export type LineUse = 'value' | 'heading' | 'status' | 'disclaimer' | 'ignored' | 'blank' | 'text' | 'unread';

/** A line of a response, and how it was used. */
export interface ExplainedLine {
  /** Counted from 1 within the part. */
  number: number;
  /** The line as printed, without its end. */
  text: string;
  /** How the line was used. */
  use: LineUse;
  /** What read its value; null if no value was read from it. */
  by: ReadBy | null;
  /** Paths of the properties that were read from it: `created_on`, `admin_contacts.0.city` … */
  paths: string[];
}

/** A response, and how it was read. */
export interface ExplainedPart {
  /** Host name of the server, or null if the caller did not say. */
  host: string | null;
  /** Name of the module that read the part; null for the generic reader alone. */
  module: string | null;
  /** How the module was found. */
  chosenBy: 'host' | 'suffix' | 'marks' | 'none';
  /** What kind of response it is: a record, a free name, a rate limit … */
  kind: AnswerKind;
  /** All lines, in order. */
  lines: ExplainedLine[];
}

/** A value of the properties, and where it was read. */
export interface ExplainedValue {
  /** Its path in the properties: `created_on`, `admin_contacts.0.city`. */
  path: string;
  /** The value, as in the properties. */
  value: string | number | boolean;
  /** Index of the part that it was read from. */
  part: number;
  /** Its lines in that part, counted from 1. Empty for a name that only the caller gave. */
  lines: number[];
  /** What read it: a declaration of the registry's module, or the generic reader. */
  by: ReadBy;
}

/** Printed, but not part of the properties. */
export interface UnplacedValue {
  /** '' for a line without a label: one that continues a value, or a line of a block. */
  label: string;
  /** The value as printed. */
  value: string;
  /** Index of the part. */
  part: number;
  /** The line in that part, counted from 1. */
  line: number;
  /** `ignored`: it has no place in the wire format; `value`: another line said it first; `unread`: no rule knows the label, or the heading above it. */
  use: 'ignored' | 'value' | 'unread';
  /** What knows its label; null if nothing does. */
  by: ReadBy | null;
}

/** A problem that a careful reader should know of: an ambiguous date, replaced bytes … */
export interface Warning {
  /** What kind of problem it is. */
  code:
    | 'AMBIGUOUS_DATE'
    | 'INVALID_DATE'
    | 'OTHER_OBJECT'
    | 'CONFLICT'
    | 'UNACCOUNTED'
    | 'REPLACED_BYTES'
    | 'TOO_LONG';
  /** What was found, in words. */
  message: string;
  /** Index of the part; null if it is about all of them. */
  part: number | null;
  /** The line in that part, counted from 1; null if it is about the whole part. */
  line: number | null;
}

/** What `parse` read, and why. */
export interface Explanation {
  /** The properties, as `parse` returns them. */
  properties: Properties;
  /** The responses, in the order given, with all their lines. */
  parts: ExplainedPart[];
  /** Every value of the properties, with its lines. */
  values: ExplainedValue[];
  /** Everything else that was printed behind a label. */
  unplaced: UnplacedValue[];
  /** Problems that a careful reader should know of. */
  warnings: Warning[];
}

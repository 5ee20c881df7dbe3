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

export interface ExplainedLine {
  /** Counted from 1 within the part. */
  number: number;
  text: string;
  use: LineUse;
  by: ReadBy | null;
  /** Paths of the properties that were read from it: `created_on`, `admin_contacts.0.city` … */
  paths: string[];
}

export interface ExplainedPart {
  host: string | null;
  /** Name of the module that read the part; null for the generic reader alone. */
  module: string | null;
  /** How the module was found. */
  chosenBy: 'host' | 'suffix' | 'marks' | 'none';
  kind: AnswerKind;
  lines: ExplainedLine[];
}

export interface ExplainedValue {
  path: string;
  value: string | number | boolean;
  /** Index of the part, and its lines, counted from 1. No lines for a name that only the caller gave. */
  part: number;
  lines: number[];
  by: ReadBy;
}

/** Printed, but not part of the properties. */
export interface UnplacedValue {
  /** '' for a line without a label: one that continues a value, or a line of a block. */
  label: string;
  value: string;
  /** Index of the part, and the line in it, counted from 1. */
  part: number;
  line: number;
  /** `ignored`: it has no place in the wire format; `value`: another line said it first; `unread`: no rule knows the label, or the heading above it. */
  use: 'ignored' | 'value' | 'unread';
  by: ReadBy | null;
}

/** A problem that a careful reader should know of: an ambiguous date, replaced bytes … */
export interface Warning {
  code:
    | 'AMBIGUOUS_DATE'
    | 'INVALID_DATE'
    | 'OTHER_OBJECT'
    | 'CONFLICT'
    | 'UNACCOUNTED'
    | 'REPLACED_BYTES'
    | 'TOO_LONG';
  message: string;
  part: number | null;
  line: number | null;
}

/** What `parse` read, and why. */
export interface Explanation {
  properties: Properties;
  parts: ExplainedPart[];
  values: ExplainedValue[];
  /** Everything else that was printed behind a label. */
  unplaced: UnplacedValue[];
  warnings: Warning[];
}

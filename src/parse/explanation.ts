import type { Properties } from './properties.js';

/** What kind of answer a part is, decided by its fields once they are read, and by whole lines where they are no record. */
export type AnswerKind =
  | 'record' // a record of a registered (or reserved, held …) name
  | 'available'
  | 'reserved'
  | 'invalid' // the server says that this is no name it can hold
  | 'throttled'
  | 'refused' // blocked, not authorised
  | 'unsupported' // "TLD is not supported": the wrong server
  | 'failed' // the server says that it cannot answer now
  | 'empty'
  | 'unknown';

/** Who read a value: the module's own declaration, or the generic reader under it. */
export type ReadBy = 'declared' | 'generic';

/** How a line was used. `unread` is a line with a label and a value that no rule read. */
export type LineUse = 'value' | 'heading' | 'status' | 'disclaimer' | 'ignored' | 'blank' | 'text' | 'unread';

export interface ExplainedLine {
  /** Counted from 1 within the part. */
  number: number;
  text: string;
  use: LineUse;
  by: ReadBy | null;
  /** The properties that were read from it: `created_on`, `admin_contacts.0.city` … */
  paths: string[];
}

export interface ExplainedPart {
  host: string | null;
  /** Name of the module that read it; null for the generic reader alone. */
  module: string | null;
  /** How the module was found. */
  chosenBy: 'host' | 'suffix' | 'marks' | 'none';
  kind: AnswerKind;
  lines: ExplainedLine[];
}

export interface ExplainedValue {
  path: string;
  value: string | number | boolean;
  /** Index of the part, and the lines in it, counted from 1. Empty for the question's own name. */
  part: number;
  lines: number[];
  by: ReadBy;
}

/** A value that is printed, and is none of the properties'. */
export interface UnplacedValue {
  /** '' where the line has none: more of a value above it, or a line of a block. */
  label: string;
  value: string;
  /** Index of the part, and the line in it, counted from 1. */
  part: number;
  line: number;
  /** `ignored`: the wire format has no place for it; `value`: another line says it first; `unread`: no rule knows the label, or the heading that it stands below. */
  use: 'ignored' | 'value' | 'unread';
  by: ReadBy | null;
}

/** Something that a careful reader should know: an ambiguous date, an address that is none … */
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

/** What `parse` made of an answer, and why. */
export interface Explanation {
  properties: Properties;
  parts: ExplainedPart[];
  values: ExplainedValue[];
  /** Nothing is lost: what was printed beside them. */
  unplaced: UnplacedValue[];
  warnings: Warning[];
}

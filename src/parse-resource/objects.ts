import { limited } from '../parse/text/limit.js';
import { BLANK, COMMENT, LABELLED, RULER, scan, TEXT } from '../parse/text/lines.js';

/** A line of an object: `inetnum: …`, `NetRange: …`, `a. [Network Number] …`. */
export interface Entry {
  /** Letters and digits only, in lower case: `inetnum`, `netrange`, `networknumber`, `nichdl`. */
  label: string;
  /** Never empty. */
  value: string;
}

/** Adjacent lines: an object of a registry's database, or a paragraph of its response. */
export interface WhoisObject {
  entries: Entry[];
  /** Lines without a label that continue no entry above. */
  lines: string[];
}

export interface Objects {
  objects: WhoisObject[];
  /** Lines that begin with `%` or `#`, without these signs. */
  comments: string[];
}

/** Objects, and entries of each, that are read; no registry prints as many for one query. */
const MAX_OBJECTS = 500;
const MAX_ENTRIES = 500;
/** Characters kept of a value. */
const MAX_VALUE = 1000;
/** Lines that a value may continue over. */
const MAX_LINES = 20;

/** Divides a response into objects, in time linear in the text. */
export function readObjects(text: string): Objects {
  const objects: WhoisObject[] = [];
  const comments: string[] = [];
  let object: WhoisObject | null = null;
  let going: Going | null = null;
  for (const line of scan(limited(text))) {
    if (objects.length > MAX_OBJECTS) break;
    if (line.kind === BLANK || line.kind === RULER || line.kind === COMMENT) {
      if (line.kind === COMMENT && comments.length < MAX_OBJECTS)
        comments.push(line.value.replace(/^[%#;\s]+/u, '').slice(0, MAX_VALUE));
      object = null;
      going = null;
      continue;
    }
    if (object === null) {
      object = { entries: [], lines: [] };
      objects.push(object);
    }
    const value = line.value.slice(0, MAX_VALUE);
    if (line.kind === LABELLED) {
      going = { entry: { label: labelOf(line.label), value: '' }, object, column: line.indent, lines: 0 };
      if (value !== '') goOn(going, value);
    } else if (line.kind === TEXT) {
      // RPSL: a line that begins with a blank or a plus sign continues the value above (RFC 2622 section 2).
      const plus = line.indent === 0 && value.startsWith('+');
      if (going !== null && (plus || line.indent > going.column) && going.lines < MAX_LINES)
        goOn(going, plus ? value.slice(1).trim() : value);
      else if (object.lines.length < MAX_ENTRIES) object.lines.push(value);
    }
  }
  return { objects, comments };
}

/** A value that later lines may continue. The entry is added to its object with the first line. */
interface Going {
  entry: Entry;
  object: WhoisObject;
  column: number;
  lines: number;
}

function goOn(going: Going, value: string): void {
  const { entry, object } = going;
  if (going.lines === 0 && object.entries.length < MAX_ENTRIES) object.entries.push(entry);
  entry.value += going.lines === 0 ? value : `\n${value}`;
  going.lines++;
}

const labelOf = (label: string): string => label.toLowerCase().replace(/[^\p{L}\d]+/gu, '');

/** Returns the values of the entries with one of these labels, in order. */
export function allOf({ entries }: WhoisObject, ...labels: string[]): string[] {
  return entries.filter(({ label }) => labels.includes(label)).map(({ value }) => value);
}

/** Returns the first such value, by the order of the labels, then of the entries. */
export function firstOf(object: WhoisObject, ...labels: string[]): string | null {
  for (const wanted of labels) {
    const found = object.entries.find(({ label }) => label === wanted);
    if (found !== undefined) return found.value;
  }
  return null;
}

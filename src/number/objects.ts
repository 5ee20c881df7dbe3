import { limited } from '../parse/text/limit.js';
import { BLANK, COMMENT, LABELLED, RULER, scan, TEXT } from '../parse/text/lines.js';

/** A line of an object: `inetnum: …`, `NetRange: …`, `a. [Network Number] …`. */
export interface Entry {
  /** In lower case, letters and digits alone: `inetnum`, `netrange`, `networknumber`, `nichdl`. */
  label: string;
  /** Never empty. */
  value: string;
}

/** Lines that stand together: an object of a registry's database, or a paragraph of its answer. */
export interface WhoisObject {
  entries: Entry[];
  /** Lines without a label, where no entry stands above that they go on from. */
  lines: string[];
}

export interface Objects {
  objects: WhoisObject[];
  /** Lines that begin with `%` or `#`, without these. */
  comments: string[];
}

/** No registry prints as many for one question. What stands behind is not read. */
const MAX_OBJECTS = 500;
const MAX_ENTRIES = 500;
/** Longer is no value: the rest of it is cut off. */
const MAX_VALUE = 1000;
/** How many lines one value goes on over. */
const MAX_LINES = 20;

/** Divides an answer into objects, in time linear in the text. */
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
      // RPSL: a line that begins with a blank or a plus sign goes on with the value above (RFC 2622 section 2).
      const plus = line.indent === 0 && value.startsWith('+');
      if (going !== null && (plus || line.indent > going.column) && going.lines < MAX_LINES)
        goOn(going, plus ? value.slice(1).trim() : value);
      else if (object.lines.length < MAX_ENTRIES) object.lines.push(value);
    }
  }
  return { objects, comments };
}

/** A value that lines may go on with; an entry is one of its object from its first line on. */
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

/** Values of the entries that have one of these labels, in their order. */
export function allOf({ entries }: WhoisObject, ...labels: string[]): string[] {
  return entries.filter(({ label }) => labels.includes(label)).map(({ value }) => value);
}

/** The first such value: by the order of the labels, then of the entries. */
export function firstOf(object: WhoisObject, ...labels: string[]): string | null {
  for (const wanted of labels) {
    const found = object.entries.find(({ label }) => label === wanted);
    if (found !== undefined) return found.value;
  }
  return null;
}

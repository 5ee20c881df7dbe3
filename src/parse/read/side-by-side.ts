import { BLANK, LABELLED, type Line, TEXT } from '../text/lines.js';
import type { LabelTable } from './label-table.js';
import type { Preparation } from './layout.js';

/** Gives each value of a line its own label, where a server prints several fields or several contacts next to each other. */
export const sideBySide =
  (labels: () => LabelTable): Preparation =>
  (lines) =>
    fieldsOfLines(contactsInColumns(lines, labels()), labels());

/** Cells of a row. */
const GAP = /[ ]{2,200}|\t{1,20}/u;
const MAX_ROLES = 4;

/** Gives the rows of a table of contacts, `Name      Jane Doe      John Doe`, the labels of its columns, `Registrant      Technical`. */
function contactsInColumns(lines: readonly Line[], labels: LabelTable): readonly Line[] {
  if (!lines.some((line) => rolesOf(line, labels) !== null)) return lines;
  let roles: readonly string[] = [];
  return lines.flatMap((line) => {
    const heads = rolesOf(line, labels);
    if (heads !== null) roles = heads;
    else if (line.kind === BLANK) roles = [];
    if (heads !== null) return [];
    const [label = '', ...cells] = roles.length === 0 ? [] : cellsOf(line);
    return cells.length !== roles.length || cells.length === 0
      ? line
      : cells.map((cell, at) => line.with(`${roles[at]} ${label}`, cell));
  });
}

const cellsOf = ({ kind, label, value }: Line): string[] => [
  ...(kind === LABELLED ? [label] : []),
  ...value.split(GAP, MAX_ROLES + 2),
];

/** The columns of such a table; null for any other line. */
function rolesOf({ kind, value }: Line, labels: LabelTable): readonly string[] | null {
  if (kind !== TEXT || !(value.includes('  ') || value.includes('\t'))) return null;
  const heads = value.split(GAP, MAX_ROLES + 1);
  if (heads.length < 2 || heads.length > MAX_ROLES) return null;
  return heads.every((head) => labels.heading(head)?.op === 'contactSection') ? heads : null;
}

/** `active      Expires: 2027-02-13`, `2004-02-13, Expires: 2027-02-13`: a value, and the next field of the line. */
const FURTHER_FIELD =
  /^(.{0,200}?[^\s,;])(?:[ \t]{2,200}|[,;][ \t]{1,200})(\p{L}[\p{L}\p{M}\d /-]{1,40}):(?:[ \t]{1,200}(\S.*)|$)/u;

/** Fields in one line. More do not fit. */
const MAX_FIELDS = 8;

/** Separates fields that are printed next to each other: `Domain: example.com      Created: 2004-02-13`. */
function fieldsOfLines(lines: readonly Line[], labels: LabelTable): readonly Line[] {
  return lines.some(mayHaveFields) ? lines.flatMap((line) => fieldsOf(line, labels)) : lines;
}

const NEXT_TO = ['  ', '\t', ', ', '; '];

const mayHaveFields = ({ kind, value }: Line): boolean =>
  kind === LABELLED && value.includes(':') && NEXT_TO.some((sign) => value.includes(sign));

function fieldsOf(line: Line, labels: LabelTable): Line | Line[] {
  if (!mayHaveFields(line)) return line;
  const fields: Line[] = [];
  let { label, value } = line;
  while (fields.length < MAX_FIELDS) {
    const [, own, next, rest = ''] = FURTHER_FIELD.exec(value) ?? [];
    if (own === undefined || next === undefined || !isKnown(next, labels)) break;
    fields.push(line.with(label, own));
    [label, value] = [next, rest];
  }
  return [...fields, line.with(label, value)];
}

const isKnown = (label: string, labels: LabelTable): boolean =>
  labels.find('domain', label) !== null || labels.find('contact', label) !== null;

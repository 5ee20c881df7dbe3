import { LABELLED, type Line, TEXT } from '../text/lines.js';
import { type LabelTable, SECTION_OPS } from './label-table.js';
import type { RegistryModule } from './module.js';
import { type Context, type Rule, toRule } from './rule.js';

/** Characters of the longest heading without a colon: `Domain servers in listed order`. */
const MAX_HEADING = 48;

/** A line that was split into label and value, with what the label means. */
export type LineOfLabel = readonly [Rule, Line];

/** Reads a line whose label has no colon, with what the label means; null for running text. */
export function bareLabel(line: Line, below: Line | null, module: RegistryModule): LineOfLabel | null {
  return heading(line, module) ?? prefixed(line, module) ?? columns(line, below, module);
}

const BAR = ' |';
/** Separators other than a colon and a `=` without blanks: leaders, arrows, a bar. */
const MARKS = ['...', '. . .', ' =', ' ->', BAR];

/** Each separator without its blanks, which is faster to search for. */
const SIGNS = ['=', '|', '->', '...', '. . .'];

/** Whether a text may have separators other than colons; most texts do not. */
export function mayBeMarked(text: string): boolean {
  for (const sign of SIGNS) if (text.includes(sign)) return true;
  return false;
}

/** Splits a line at a separator other than a colon; null if it has none. */
export function markedLabel(line: Line, labels: LabelTable, context: Context): Line | null {
  const { value } = line;
  const equals = value.indexOf('=');
  const pair = equals > 0 && equals < MAX_HEADING ? PAIR.exec(value) : null;
  if (pair?.[1] !== undefined && pair[2] !== undefined) return line.with(pair[1], pair[2]);
  const sign = MARKS.find((mark) => value.includes(mark));
  const mark = sign === undefined ? -1 : value.indexOf(sign);
  if (mark > 0 && mark <= MAX_HEADING) {
    const label = value.slice(0, mark).trim();
    const found = LEADERS.exec(value.slice(mark))?.[1];
    // Running text may have a bar, too: `Example Helpdesk | https://example.org`.
    if (found !== undefined && (sign !== BAR || labels.find(context, label) !== null))
      return line.with(label, found);
  }
  // `Organisation Address. 1 Example Street`, below lines with longer leaders: only for known labels.
  const short = value.includes('. ') ? SHORT.exec(value) : null;
  return short?.[1] !== undefined && labels.find(context, short[1])?.op === 'contact'
    ? line.with(short[1], value.slice(short[0].length))
    : null;
}

/** `domain=example.com`, `Domain Name=example.com` */
const PAIR = /^([a-z][\w-]{0,30}(?: [\w-]{1,20}){0,3})=([^\s=][^\n]{0,2000})$/iu;
/**
 * A separator, then the value: ` ....... example.com`, `. . . . example.com`, ` = example.com`, ` => example.com`, ` -> example.com`,
 * ` | example.com`
 */
const LEADERS = /^(?:\.{3,80}|(?:\. ){2,40}\.|\s(?:=>?|->|\|))\s{1,80}(\S[^\n]{0,2000})$/u;
const SHORT = /^(\p{Lu}\p{L}{1,20} \p{Lu}\p{L}{1,20})\.{1,2} (?=\S)/u;

/** Reads a heading that ends the section above it: `--- Name Servers ---`, or `Technical Contact` above its own fields. */
export function nextHeading(line: Line, below: Line | null, module: RegistryModule): LineOfLabel | null {
  if (line.decorated) return heading(line, module);
  if (below === null || DIGIT.test(line.value)) return null;
  const found = isField(below, module) ? heading(line, module) : null;
  return found !== null && SECTION_OPS.has(found[0].op) ? found : null;
}

const DIGIT = /\d/u;

/** `Name: Jane Doe`, or `Name` above it. */
const isField = ({ kind, value }: Line, { labels }: RegistryModule): boolean =>
  kind === LABELLED
    ? value !== ''
    : value.length <= MAX_HEADING && labels.find('contact', value)?.op === 'member';

/** Reads a heading: `Registrant`, above its fields. */
function heading(line: Line, module: RegistryModule): LineOfLabel | null {
  if (line.value.length > MAX_HEADING * 2) return null;
  const value = line.decorated ? line.value.replace(/[\s*=:-]{1,40}$/u, '') : line.value;
  if (value.length > MAX_HEADING || ENDS_SENTENCE.has(value.charCodeAt(value.length - 1))) return null;
  const rule = module.labels.heading(value);
  return rule === null ? null : [rule, line.with('', '')];
}

/** Reads a line whose label ends at a blank: `Record expires on 2011-11-09`. */
export function prefixed(line: Line, module: RegistryModule): LineOfLabel | null {
  const label = module.prefixes.find(line.value);
  if (label === null) return null;
  const rule = module.labels.find('domain', label);
  const value = line.value.slice(label.length).trim();
  if (rule === null || value === '' || (label === DATABASE && value.includes(':'))) return null;
  return saysNoName(rule, value) ? null : [rule, line.with(label, value)];
}

/** Whether a domain's value is not a name: `Domain example.kg` is the name, `Domain not found.` is a statement. */
const saysNoName = ({ field }: Rule, value: string): boolean =>
  field === 'domain' && !/^[^\s.]{1,63}\.\S/u.test(value);

/** Reads `Record expires on 2011-11-09` in a paragraph of its own, however deep it is indented: a date that can only be the domain's. */
export function datedRecord(line: Line, module: RegistryModule): LineOfLabel | null {
  const found = /^(?:record|domain)\s/iu.test(line.value) ? prefixed(line, module) : null;
  return found !== null && found[0].op === 'scalar' && /^\d/u.test(found[1].value) ? found : null;
}

/** Splits a line at a run of blanks, `Domain Name      example.com`; null if the line has no columns. */
export function columnLabel(line: Line): Line | null {
  const { value } = line;
  const tab = value.indexOf('\t');
  const blanks = value.indexOf('  ');
  const gap = tab > 0 && (blanks < 0 || tab < blanks) ? tab : blanks;
  if (gap <= 0 || gap > MAX_HEADING) return null;
  const label = value.slice(0, gap);
  return ENDS_SENTENCE.has(label.charCodeAt(gap - 1)) && label[gap - 2] !== '.'
    ? null
    : line.with(label, value.slice(gap).trim());
}

function columns(line: Line, below: Line | null, module: RegistryModule): LineOfLabel | null {
  const column = columnLabel(line);
  const rule = column === null ? null : module.labels.find('domain', column.label);
  if (column === null || rule === null || saysNoName(rule, column.value)) return null;
  // `Registrant   Jane Doe` opens a section only if a contact's fields follow.
  if (rule.op === 'contactSection' && !isContactField(below, module))
    return [toRule(`${rule.role}.name`, 'domain', rule.declared), column];
  // Only ignored labels that a module declares are believed; many of the vocabulary's occur in running text.
  const known = WITH_VALUE.has(rule.op) || (rule.op === 'ignore' && rule.declared);
  return known ? [rule, column] : null;
}

/** Whether a line in columns can only be a contact's: `Street    1 Example Road`. */
function isContactField(line: Line | null, { labels }: RegistryModule): boolean {
  const column = line === null || line.kind !== TEXT ? null : columnLabel(line);
  const member = column === null ? null : labels.find('contact', column.label);
  // `Holder    Jane Doe` below `Admin    John Doe` is another contact's.
  if (member?.field === 'name' && labels.find('domain', column?.label ?? '')?.op === 'contactSection')
    return false;
  return member?.op === 'member' && member.outside === null;
}

/** Meanings that a label in columns may have. Headings are excluded, because many of their words occur in running text. */
const WITH_VALUE: ReadonlySet<Rule['op']> = new Set<Rule['op']>([
  'scalar',
  'status',
  'nameserver',
  'address',
  'registrar',
  'contact',
  'contactSection',
  'registrarSection',
  'dnssec',
]);

/** With a time of day it dates the database (TCI), with a day alone the domain. */
const DATABASE = 'Last updated on';

const ENDS_SENTENCE: ReadonlySet<number> = new Set(Array.from('.,;!?', (mark) => mark.charCodeAt(0)));

/** A label begins with a letter, is short, and contains no version or address. */
const VALUE = /[\p{L}\d]/u;
const MAX_VALUE_WORDS = 10;
const LABEL = /^\p{L}(?:(?!\d\.\d).){0,39}$/u;

/** Whether a line that was split at leaders or blanks has a label and a value, and is not part of a banner or of running text. */
export const isLabel = (split: Line | null): split is Line =>
  split !== null && LABEL.test(split.label) && !isSentence(split) && VALUE.test(split.value);

/** The line in columns, unless its value is running text. */
export const withFewWords = (column: Line | null): Line | null =>
  column !== null && column.value.split(' ', MAX_VALUE_WORDS + 1).length <= MAX_VALUE_WORDS ? column : null;

/** Whether the words before a colon are running text or the code of a web page, rather than a label. */
export const isSentence = ({ label, value }: Line): boolean =>
  label.split(' ', 8).length > 6 || /[,;"]/u.test(label) || value.endsWith(';') || value.endsWith('{');

import type { ExplainedLine, ExplainedPart, ExplainedValue, Explanation } from '../../parse/index.js';
import { displayWidth, type Page, padTo, truncate } from '../page.js';
import { printable } from '../printable.js';

/** Columns before a line: mark, number, gap. */
const GUTTER_WIDTH = 7;
/** Lines are padded up to this width, so that one long line does not push all values off the page. */
const MAX_LINE_WIDTH = 64;
/** Room for the value next to a line: `created_on 2000-01-01T00:00:00+01:00`. */
const VALUE_WIDTH = 36;
/** Between a line and its value. */
const SEPARATOR = ' │ ';
/** Before a value that does not fit next to its line. */
const BELOW = `${' '.repeat(GUTTER_WIDTH)}└ `;

/** What was read from one line. A value of several lines is shown at the first; `value` is null at the others. */
export interface Read {
  path: string;
  value: ExplainedValue['value'] | null;
}

/** What was read from each line of a part. */
export function readLines(part: ExplainedPart, values: Explanation['values'], index: number): Read[][] {
  const left = new Map(
    values.filter((value) => value.part === index).map(({ path, value }) => [path, value]),
  );
  return part.lines.map(({ paths }) =>
    paths.map((path) => {
      const value = left.get(path) ?? null;
      left.delete(path);
      return { path, value };
    }),
  );
}

/** Each line of a response next to what was read from it. */
export function renderExplanation(explanation: Explanation, page: Page): string {
  const { parts, values, warnings } = explanation;
  const sections = parts.map((part, index) =>
    [title(part, page), ...lines(part, readLines(part, values, index), page), ''].join('\n'),
  );
  const notes = warnings.map(
    ({ code, message, line }) =>
      `${page.style.caution('warning')} ${line === null ? '' : `line ${line}: `}${printable(message)} (${code})`,
  );
  return [
    ...sections,
    ...notes,
    `status ${explanation.properties.status}: ${tally(explanation, page)}`,
    '',
  ].join('\n');
}

function title(part: ExplainedPart, page: Page): string {
  const host = page.style.strong(printable(part.host ?? 'unknown host'));
  return `${host}  ${part.kind}  ${page.style.faint(readerOf(part))}\n`;
}

/** The module that read a part. */
export const readerOf = ({ module, chosenBy }: ExplainedPart): string =>
  module === null ? 'no module: generic reader' : `module ${printable(module)}, found by ${chosenBy}`;

function lines(part: ExplainedPart, read: readonly Read[][], page: Page): string[] {
  const widest = part.lines.reduce(
    (most, { text, paths }) =>
      paths.length === 0
        ? most
        : Math.max(most, Math.min(MAX_LINE_WIDTH, displayWidth(printable(text.slice(0, MAX_LINE_WIDTH))))),
    0,
  );
  const column =
    page.width === null
      ? widest
      : Math.min(widest, page.width - GUTTER_WIDTH - SEPARATOR.length - VALUE_WIDTH);
  return part.lines.flatMap((line, index) => {
    return layOut(line, shownOf(read[index] ?? [], page), column, page);
  });
}

interface Shown {
  path: string;
  value: string;
}

function layOut(line: ExplainedLine, [first, ...more]: Shown[], column: number, page: Page): string[] {
  const { style, width } = page;
  const total = width ?? Number.POSITIVE_INFINITY;
  const gutter = `${mark(line, page)} ${style.faint(String(line.number).padStart(GUTTER_WIDTH - 4))}  `;
  // A line may have a megabyte: text that cannot be shown is not measured.
  const text = truncate(printable(line.text.slice(0, total)).trimEnd(), total - GUTTER_WIDTH);
  const paint = painter(line, page);
  const below = (read: Shown[]) =>
    read.map((each) => style.faint(BELOW) + paintValue(each, total - BELOW.length, page));
  if (first === undefined) return [(gutter + paint(text)).trimEnd()];
  const room = total - GUTTER_WIDTH - column - SEPARATOR.length;
  const beside = displayWidth(text) <= column && displayWidth(first.path + first.value) <= room;
  if (!beside) return [gutter + paint(text), ...below([first, ...more])];
  return [
    gutter + paint(padTo(text, column)) + style.faint(SEPARATOR) + paintValue(first, room, page),
    ...below(more),
  ];
}

/** A row for each value, and one for all values that were shown at an earlier line. */
function shownOf(read: readonly Read[], { width }: Page): Shown[] {
  const shown = read.flatMap(({ path, value }) =>
    value === null ? [] : [{ path, value: ` ${printable(String(value).slice(0, width ?? undefined))}` }],
  );
  const again = repeated(read);
  return again === null ? shown : [...shown, { path: again, value: '' }];
}

/** `″ tech.0.city, .zip`: the properties of a line that were shown at an earlier line, with each object named once; null if there are none. */
export function repeated(read: readonly Read[]): string | null {
  const names: string[] = [];
  let object = '';
  for (const { path, value } of read) {
    if (value !== null) continue;
    const dot = path.lastIndexOf('.') + 1;
    names.push(dot > 0 && path.slice(0, dot) === object ? path.slice(dot - 1) : path);
    object = path.slice(0, dot);
  }
  return names.length === 0 ? null : `″ ${names.join(', ')}`;
}

function paintValue({ path, value }: Shown, room: number, { style }: Page): string {
  const cut = truncate(path + value, room);
  return style.good(cut.slice(0, path.length)) + cut.slice(path.length);
}

function mark(line: ExplainedLine, { style }: Page): string {
  const sign = signOf(line);
  if (sign === '') return ' ';
  return sign === '!' ? style.bad(sign) : style.caution(sign);
}

/** `!` for an unread line, `~` for one that a generic rule read. */
export function signOf({ use, by, paths }: ExplainedLine): '!' | '~' | '' {
  if (use === 'unread') return '!';
  return by === 'generic' && paths.length > 0 ? '~' : '';
}

function painter({ use }: ExplainedLine, { style }: Page): (text: string) => string {
  if (use === 'unread') return style.bad;
  return use === 'disclaimer' || use === 'ignored' || use === 'text' ? style.faint : (text) => text;
}

/** In one line: how many lines were read, by which rules, and how many were not. */
export function tally({ parts }: Explanation, { style }: Pick<Page, 'style'>): string {
  const all = parts.flatMap((part) => part.lines);
  const count = (sign: string) => all.filter((line) => signOf(line) === sign).length;
  const [unread, generic] = [count('!'), count('~')];
  return [
    `${all.filter(({ paths }) => paths.length > 0).length} lines read`,
    (generic > 0 ? style.caution : style.faint)(`${generic} of them by a generic rule (~)`),
    (unread > 0 ? style.bad : style.faint)(`${unread} unread (!)`),
  ].join(', ');
}

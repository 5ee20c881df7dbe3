import type { ExplainedLine, ExplainedPart, Explanation } from '../index.js';
import type { Page } from './page.js';
import { printable } from './printable.js';
import { displayWidth, padTo, truncate } from './width.js';

/** Columns before a line: mark, number, gap. */
const GUTTER = 7;
/** Lines are padded to this at most, so that one long line does not push every value off the page. */
const WIDEST_LINE = 64;
/** Room for the value beside a line: `created_on 2000-01-01T00:00:00+01:00`. */
const VALUE = 36;
/** Between the two. */
const RULE = ' │ ';
/** Before a value that has no room beside its line. */
const BELOW = `${' '.repeat(GUTTER)}└ `;

/** Each line of an answer beside what was read from it. */
export function renderExplanation({ parts, values, properties, warnings }: Explanation, page: Page): string {
  const sections = parts.map((part, index) => {
    const byPath = new Map(
      values.filter((value) => value.part === index).map(({ path, value }) => [path, value]),
    );
    return [title(part, page), ...lines(part, byPath, page), ''].join('\n');
  });
  const notes = warnings.map(
    ({ code, message, line }) =>
      `${page.style.caution('warning')} ${line === null ? '' : `line ${line}: `}${printable(message)} (${code})`,
  );
  return [...sections, ...notes, tally(parts, properties.status, page), ''].join('\n');
}

function title({ host, module, chosenBy, kind }: ExplainedPart, page: Page): string {
  const by =
    module === null ? 'no module: generic reader' : `module ${printable(module)}, found by ${chosenBy}`;
  return `${page.style.strong(printable(host ?? 'unknown host'))}  ${kind}  ${page.style.faint(by)}\n`;
}

function lines(part: ExplainedPart, byPath: ReadonlyMap<string, string | boolean>, page: Page): string[] {
  const widest = part.lines.reduce(
    (most, { text, paths }) =>
      paths.length === 0
        ? most
        : Math.max(most, Math.min(WIDEST_LINE, displayWidth(printable(text.slice(0, WIDEST_LINE))))),
    0,
  );
  const column = page.width === null ? widest : Math.min(widest, page.width - GUTTER - RULE.length - VALUE);
  const told = new Set<string>();
  return part.lines.flatMap((line) => {
    const read = line.paths.map((path) => ({
      path,
      value: shownValue(byPath.get(path), told.has(path), page),
    }));
    for (const path of line.paths) told.add(path);
    return layOut(line, read, column, page);
  });
}

interface Read {
  path: string;
  value: string;
}

function layOut(line: ExplainedLine, [first, ...more]: Read[], column: number, page: Page): string[] {
  const { style, width } = page;
  const total = width ?? Number.POSITIVE_INFINITY;
  const gutter = `${mark(line, page)} ${style.faint(String(line.number).padStart(GUTTER - 4))}  `;
  // A line may be a megabyte: what cannot be shown is not measured either.
  const text = truncate(printable(line.text.slice(0, total)).trimEnd(), total - GUTTER);
  const paint = painter(line, page);
  const below = (read: Read[]) =>
    read.map((each) => style.faint(BELOW) + paintValue(each, total - BELOW.length, page));
  if (first === undefined) return [(gutter + paint(text)).trimEnd()];
  const room = total - GUTTER - column - RULE.length;
  const beside = displayWidth(text) <= column && displayWidth(first.path + first.value) <= room;
  if (!beside) return [gutter + paint(text), ...below([first, ...more])];
  return [
    gutter + paint(padTo(text, column)) + style.faint(RULE) + paintValue(first, room, page),
    ...below(more),
  ];
}

/** A value of several lines is told beside the first; a ditto mark stands beside the others. */
function shownValue(value: string | boolean | undefined, told: boolean, { width }: Page): string {
  if (told) return ' ″';
  return value === undefined ? '' : ` ${printable(String(value).slice(0, width ?? undefined))}`;
}

function paintValue({ path, value }: Read, room: number, { style }: Page): string {
  const cut = truncate(path + value, room);
  return style.good(cut.slice(0, path.length)) + cut.slice(path.length);
}

function mark({ use, by, paths }: ExplainedLine, { style }: Page): string {
  if (use === 'unread') return style.bad('!');
  return by === 'generic' && paths.length > 0 ? style.caution('~') : ' ';
}

function painter({ use }: ExplainedLine, { style }: Page): (text: string) => string {
  if (use === 'unread') return style.bad;
  return use === 'disclaimer' || use === 'ignored' || use === 'text' ? style.faint : (text) => text;
}

function tally(parts: readonly ExplainedPart[], status: string, page: Page): string {
  const all = parts.flatMap((part) => part.lines);
  const unread = all.filter(({ use }) => use === 'unread');
  const generic = all.filter(({ by, paths }) => by === 'generic' && paths.length > 0);
  return [
    `status ${status}: ${all.filter(({ paths }) => paths.length > 0).length} lines read`,
    (generic.length > 0 ? page.style.caution : page.style.faint)(
      `${generic.length} of them by a generic rule (~)`,
    ),
    (unread.length > 0 ? page.style.bad : page.style.faint)(`${unread.length} unread (!)`),
  ].join(', ');
}

import type { ExplainedLine, ExplainedPart, Explanation } from '../index.js';
import type { Page } from './page.js';
import { printable } from './printable.js';
import { displayWidth, padTo, truncate } from './width.js';

/** Columns before a line: mark, number, gap. */
const GUTTER = 7;
/** Lines are padded to this at most, so that one long line does not push every value off the page. */
const WIDEST_LINE = 64;
/** On a terminal the value gets at least this. */
const VALUE = 34;

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
  const widest = part.lines.reduce((most, { text, paths }) => {
    const width = paths.length > 0 ? displayWidth(text.slice(0, WIDEST_LINE)) : 0;
    return Math.max(most, Math.min(width, WIDEST_LINE));
  }, 0);
  const column = page.width === null ? widest : Math.min(widest, page.width - GUTTER - VALUE);
  return part.lines.flatMap((line) => {
    const read = line.paths.map((path) => ({ path, value: byPath.get(path) }));
    return layOut(
      line,
      read.map(({ path, value }) => ({
        path,
        value: value === undefined ? '' : ` ${printable(String(value))}`,
      })),
      column,
      page,
    );
  });
}

function layOut(
  line: ExplainedLine,
  read: { path: string; value: string }[],
  column: number,
  page: Page,
): string[] {
  const { style, width } = page;
  const gutter = `${mark(line, page)} ${style.faint(String(line.number).padStart(GUTTER - 4))}  `;
  const text = printable(width === null ? line.text : line.text.slice(0, width)).trimEnd();
  const shown = read.map(({ path, value }) => {
    const room = width === null ? null : width - GUTTER - column - 3;
    const cut = room === null ? `${path}${value}` : truncate(`${path}${value}`, room);
    return `${style.good(cut.slice(0, path.length))}${cut.slice(path.length)}`;
  });
  const paint = painter(line, page);
  const fits = width === null ? text : truncate(text, width - GUTTER);
  const [first, ...more] = shown;
  if (first === undefined) return [(gutter + paint(fits)).trimEnd()];
  const below = (each: string) => `${' '.repeat(GUTTER + column)} ${style.faint('│')} ${each}`;
  if (displayWidth(text) > column) return [gutter + paint(fits), ...shown.map(below)];
  return [`${gutter}${paint(padTo(text, column))} ${style.faint('│')} ${first}`, ...more.map(below)];
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
  const count = (number: number, what: string) => `${number} line${number === 1 ? '' : 's'} ${what}`;
  return [
    `status ${status}`,
    count(all.filter(({ paths }) => paths.length > 0).length, 'read'),
    (generic.length > 0 ? page.style.caution : page.style.faint)(`${generic.length} by a generic rule (~)`),
    (unread.length > 0 ? page.style.bad : page.style.faint)(`${unread.length} that nobody read (!)`),
  ].join(', ');
}

import type { Change, ChangeKind } from '../diff/index.js';
import { displayWidth, type Page, padTo, type Style, truncate, wrap } from './page.js';
import { printable } from './printable.js';

/** Kinds that are good or bad news for a holder; others are neutral. */
const NEWS: Readonly<Partial<Record<ChangeKind, 'good' | 'bad'>>> = {
  available: 'good',
  renewed: 'good',
  restored: 'good',
  resumed: 'good',
  locked: 'good',
  dropped: 'bad',
  shortened: 'bad',
  expiring: 'bad',
  suspended: 'bad',
  unlocked: 'bad',
  transferred: 'bad',
};

/** A kind in its color. */
function paintKind(kind: ChangeKind, text: string, style: Style): string {
  if (kind === 'format') return style.faint(text);
  const news = NEWS[kind];
  return news === undefined ? style.caution(text) : style[news](text);
}

/** One value on one line. */
export const shownValue = (value: Change['before']): string =>
  value === null ? '' : printable(typeof value === 'object' ? value.join(', ') : String(value));

/** Lines of a value; longer ones end with `…`. A pipe and `--json` have the whole. */
const MAX_LINES = 4;

/** Changes for people: the path and the kind on a line, and the two values below it. */
export function changesOnPage(changes: readonly Change[], width: number, style: Style): string {
  const label = Math.min(44, Math.max(0, ...changes.map(({ path }) => displayWidth(printable(path)))));
  return changes
    .flatMap(({ path, kind, before, after }) => [
      `${padTo(truncate(printable(path), label), label)}  ${paintKind(kind, kind, style)}`,
      ...valueLines('-', before, width).map(style.bad),
      ...valueLines('+', after, width).map(style.good),
    ])
    .map((line) => `${line}\n`)
    .join('');
}

function valueLines(sign: string, value: Change['before'], width: number): string[] {
  if (value === null) return [];
  const room = width - 4;
  // A value may be a megabyte: what cannot be shown is not measured either.
  const lines = wrap(shownValue(value).slice(0, room * (MAX_LINES + 1)), room);
  const shown =
    lines.length <= MAX_LINES ? lines : [...lines.slice(0, MAX_LINES - 1), `${lines[MAX_LINES - 1]} …`];
  return shown.map((line, at) => `  ${at === 0 ? sign : ' '} ${truncate(line, room)}`);
}

/** Changes for programs: the path, the kind and the two values, separated by tabs. */
const changesInPipe = (changes: readonly Change[]): string =>
  changes
    .map(({ path, kind, before, after }) =>
      [printable(path), kind, shownValue(before), shownValue(after)].join('\t'),
    )
    .map((line) => `${line}\n`)
    .join('');

/** Changes in the form of the page. */
export const showChanges = (changes: readonly Change[], { width, style }: Page): string =>
  width === null ? changesInPipe(changes) : changesOnPage(changes, width, style);

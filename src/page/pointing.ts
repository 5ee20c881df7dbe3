import type { Explanation, LineUse } from '../parse/index.js';
import type { Links } from './links.js';
import type { RecordView } from './record.js';
import type { Values } from './values.js';

/**
 * Pointing at a value, or focusing it, highlights the lines that it came from; pointing at a line highlights its values. `caption` says
 * the same in words, for readers who do not see both columns.
 */
export function linkBoth(
  { parts }: Explanation,
  links: Links,
  { lines, lineOf, show, reveal }: RecordView,
  { items }: Values,
  caption: HTMLElement,
): void {
  const byPath = new Map<string, HTMLElement[]>();
  for (const [item, path] of items) byPath.set(path, [...(byPath.get(path) ?? []), item]);
  let lit: HTMLElement[] = [];
  const light = (items: readonly HTMLElement[], text: string): void => {
    for (const item of lit) item.classList.remove('lit');
    lit = [...items];
    for (const item of lit) item.classList.add('lit');
    caption.textContent = text;
  };

  const pointAtValue = (item: HTMLElement, path: string): void => {
    const place = links.placeOf(path);
    if (place === null || place.lines.length === 0) {
      light(
        [item],
        path === 'domain' ? `${path}: the name that was looked up` : `${path}: not from a single line`,
      );
      return;
    }
    const found = place.lines.flatMap((line) => lineOf(place.part, line) ?? []);
    show(place.part);
    const [first] = found;
    if (first !== undefined) reveal(first);
    const printed = parts[place.part]?.lines[(place.lines[0] ?? 0) - 1]?.text.trim() ?? '';
    const by = place.by === 'generic' ? ', by a generic rule' : '';
    light([item, ...found], `${shownPath(path)} ← ${numbered(place.lines)}${by}: ${brief(printed)}`);
  };
  const pointAtLine = (item: HTMLElement, part: number, line: number): void => {
    const paths = links.pathsOf(part, line);
    const found = paths.flatMap((path) => byPath.get(path) ?? []);
    light([item, ...found], `line ${line} → ${saidOf(paths, parts[part]?.lines[line - 1]?.use ?? 'text')}`);
  };

  for (const [item, path] of items) onPoint(item, () => pointAtValue(item, path));
  for (const [item, { part, line }] of lines) onPoint(item, () => pointAtLine(item, part, line));
}

function onPoint(item: HTMLElement, act: () => void): void {
  item.addEventListener('pointerenter', act);
  item.addEventListener('focus', act);
  // Touch sends no focus event to an element that cannot take the focus.
  item.addEventListener('click', act);
}

const shownPath = (path: string): string =>
  path.startsWith('unplaced.') ? 'not part of the properties' : path;

const numbered = (lines: readonly number[]): string =>
  lines.length === 1 ? `line ${lines[0]}` : `lines ${lines.join(', ')}`;

const MAX_BRIEF_LENGTH = 160;
const brief = (text: string): string =>
  text.length > MAX_BRIEF_LENGTH ? `${text.slice(0, MAX_BRIEF_LENGTH)}…` : text;

/** What became of a line. */
function saidOf(paths: readonly string[], use: LineUse): string {
  if (use === 'unread') return 'not read';
  return paths.length > 0 ? paths.map(shownPath).join(', ') : USES[use];
}

const USES: Readonly<Record<LineUse, string>> = {
  value: 'an earlier line gave the same value',
  heading: 'a heading',
  status: 'states the kind of response',
  disclaimer: 'the disclaimer',
  ignored: 'known, but not part of the properties',
  unread: 'not read',
  text: 'running text',
  blank: 'blank',
};

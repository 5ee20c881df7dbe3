import type { ExplainedLine } from '../parse/index.js';
import { el } from './dom.js';
import { rove } from './roving.js';

/** Lines of a part that are shown: more would be of no use, and a hostile record would be slow. */
const MAX_LINES = 4000;
/** Characters of a line that are shown. */
const MAX_LINE_LENGTH = 4000;

/** The record as its servers wrote it: a tab for each part. */
export interface RecordView {
  element: HTMLElement;
  /** The lines that are shown, each with its place. */
  lines: ReadonlyMap<HTMLElement, { part: number; line: number }>;
  lineOf(part: number, line: number): HTMLElement | null;
  /** Turns to the part's tab. */
  show(part: number): void;
  /** Brings a line into view, by moving the record and not the page. */
  reveal(line: HTMLElement): void;
}

/** A part as it is shown. */
export interface ShownPart {
  host: string | null;
  /** How it was received and read. */
  about: string;
  lines: readonly ExplainedLine[];
}

export function recordView(parts: readonly ShownPart[]): RecordView {
  const lines = new Map<HTMLElement, { part: number; line: number }>();
  const byPlace = new Map<string, HTMLElement>();
  const panels = parts.map((part, index) => {
    const list = el('ol', { class: 'lines', 'aria-label': `Lines of ${nameOf(part)}` });
    const readable: HTMLElement[] = [];
    for (const line of part.lines.slice(0, MAX_LINES)) {
      const item = lineItem(line);
      list.append(item);
      if (line.use === 'blank') continue;
      readable.push(item);
      lines.set(item, { part: index, line: line.number });
      byPlace.set(`${index}:${line.number}`, item);
    }
    rove(list, readable);
    return el(
      'div',
      { role: 'tabpanel', id: `part-${index}`, 'aria-labelledby': `tab-${index}` },
      el('p', { class: 'about' }, `${part.about}${cutOf(part)}`),
      list,
    );
  });
  const tabs = parts.map((part, index) =>
    el(
      'button',
      { type: 'button', role: 'tab', id: `tab-${index}`, 'aria-controls': `part-${index}` },
      nameOf(part),
    ),
  );
  const show = (part: number): void => {
    for (const [index, tab] of tabs.entries()) tab.setAttribute('aria-selected', String(index === part));
    for (const [index, panel] of panels.entries()) panel.hidden = index !== part;
  };
  const tablist = el('div', { role: 'tablist', 'aria-label': 'Parts of the record' }, ...tabs);
  rove(tablist, tabs);
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => show(index));
    tab.addEventListener('focus', () => show(index));
  }
  show(0);
  return {
    element: el(
      'section',
      { class: 'record', 'aria-labelledby': 'record-title' },
      el('h3', { id: 'record-title' }, 'The record'),
      tablist,
      ...panels,
    ),
    lines,
    lineOf: (part, line) => byPlace.get(`${part}:${line}`) ?? null,
    show,
    reveal: (line) => {
      const list = line.parentElement;
      if (list === null) return;
      const [box, inner] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
      if (inner.top < box.top || inner.bottom > box.bottom)
        list.scrollTop += inner.top - box.top - (box.height - inner.height) / 2;
    },
  };
}

const nameOf = ({ host }: ShownPart): string => host ?? 'unknown server';

const cutOf = ({ lines }: ShownPart): string =>
  lines.length > MAX_LINES ? `; the first ${MAX_LINES} of its ${lines.length} lines` : '';

/** The mark before a line that is unread, or read by a generic rule. The command `explain` prints the same marks. */
function markOf({ use, by, paths }: ExplainedLine): { mark: string; says: string } | null {
  if (use === 'unread') return { mark: '!', says: 'this line was not read' };
  if (by === 'generic' && paths.length > 0) return { mark: '~', says: 'read by a generic rule' };
  return null;
}

function lineItem(line: ExplainedLine): HTMLLIElement {
  const { number, text, use, paths } = line;
  const mark = markOf(line);
  return el(
    'li',
    { class: `line use-${use}${paths.length > 0 ? ' gives' : ''}` },
    el('span', { class: 'number', 'aria-hidden': 'true' }, String(number)),
    el('span', { class: 'mark', 'aria-hidden': 'true' }, mark?.mark ?? ''),
    el(
      'span',
      { class: 'text' },
      text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH)}…` : text,
    ),
    mark === null ? null : el('span', { class: 'hidden' }, ` (${mark.says})`),
  );
}

/** What the marks mean, and how many lines have them. */
export function legend(parts: readonly ShownPart[]): HTMLElement {
  const marks = parts.flatMap(({ lines }) => lines.map((line) => markOf(line)?.mark));
  const count = (mark: string) => marks.filter((each) => each === mark).length;
  const [unread, generic] = [count('!'), count('~')];
  return el(
    'p',
    { class: 'legend' },
    el('span', { class: unread > 0 ? 'unread' : null }, `! not read: ${unread}`),
    el('span', {}, `~ read by a generic rule: ${generic}`),
  );
}

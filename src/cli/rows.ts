import type { Page } from './page.js';
import { printable } from './printable.js';
import { displayWidth, truncate, wrap } from './width.js';

/** A label with its lines. A line may have a faint remark after it. */
export interface Row {
  label: string;
  lines: (string | { text: string; remark: string })[];
}

const LABEL = 13;
/** A value that takes more lines than this is no use on a screen; a pipe gets the whole of it. */
const MOST_LINES = 4;
const MOST_ROW_LINES = 16;

/** Lays rows out in two columns. Values are made printable here: nothing else has to remember it. */
export function layOut(rows: readonly Row[], page: Page): string[] {
  return rows
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ label, lines }) => {
      const shown = shorten(
        lines.flatMap((line) => layOutLine(line, page)),
        page,
      );
      return shown.map((line, index) => page.style.faint((index === 0 ? label : '').padEnd(LABEL)) + line);
    });
}

function layOutLine(line: Row['lines'][number], page: Page): string[] {
  const text = printable(typeof line === 'string' ? line : line.text);
  const remark = typeof line === 'string' || line.remark === '' ? '' : `  ${printable(line.remark)}`;
  if (page.width === null) return [text + remark];
  const room = page.width - LABEL;
  // A value may be a megabyte: what cannot be shown is not measured either.
  const most = room * (MOST_LINES + 1);
  const wrapped = wrap(text.slice(0, most), room);
  if (wrapped.length > MOST_LINES || text.length > most) {
    const rest = wrapped.slice(MOST_LINES - 1).join(' ');
    return [...wrapped.slice(0, MOST_LINES - 1), `${truncate(rest, room - 1).replace(/…$/, '')}…`];
  }
  const last = wrapped.pop() ?? '';
  if (displayWidth(last + remark) <= room) return [...wrapped, last + page.style.faint(remark)];
  return [...wrapped, last, ...wrap(remark.trimStart(), room).map(page.style.faint)];
}

function shorten(lines: string[], page: Page): string[] {
  if (page.width === null || lines.length <= MOST_ROW_LINES) return lines;
  const rest = lines.length - MOST_ROW_LINES + 1;
  return [...lines.slice(0, MOST_ROW_LINES - 1), page.style.faint(`… and ${rest} more lines`)];
}

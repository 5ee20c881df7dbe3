import { type Change, diff } from '../../diff/index.js';
import { minuteOf } from '../dates.js';
import { el } from '../dom.js';
import { type ComparedLine, comparedLines } from './changed-lines.js';
import type { WholeVersion } from './types.js';

/** Maximum number of lines shown of a part. */
const MAX_LINES = 4000;
/** Maximum number of characters shown of a line. */
const MAX_LINE_LENGTH = 4000;

/** Two versions side by side: what changed, and the two records, with the lines highlighted that only one of them has. */
export function comparison(before: WholeVersion, after: WholeVersion): HTMLElement {
  return el(
    'div',
    { class: 'comparison' },
    changeTable(diff(before, after)),
    el(
      'div',
      { class: 'columns' },
      recordOf('before', '−', before, comparedLines(before.parts, after.parts)),
      recordOf('after', '+', after, comparedLines(after.parts, before.parts)),
    ),
  );
}

function changeTable(changes: readonly Change[]): HTMLElement {
  if (changes.length === 0) return el('p', { role: 'status' }, 'The two versions have the same facts.');
  return el(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Table of changes' },
    el(
      'table',
      {},
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          ...['Value', 'Change', 'Before', 'After'].map((head) => el('th', { scope: 'col' }, head)),
        ),
      ),
      el(
        'tbody',
        {},
        ...changes.map(({ path, kind, before, after }) =>
          el(
            'tr',
            {},
            el('th', { scope: 'row' }, path),
            el('td', {}, kind === 'format' ? 'only printed differently' : kind),
            el('td', {}, shown(before)),
            el('td', {}, shown(after)),
          ),
        ),
      ),
    ),
  );
}

const shown = (value: Change['before']): string =>
  value === null ? 'not printed' : typeof value === 'object' ? value.join(', ') : String(value);

function recordOf(
  side: 'before' | 'after',
  mark: string,
  { first_seen, last_seen, hosts }: WholeVersion,
  parts: readonly ComparedLine[][],
): HTMLElement {
  const title = `${side === 'before' ? 'Before' : 'After'}: seen from ${minuteOf(first_seen)} to ${minuteOf(last_seen)} UTC`;
  return el(
    'section',
    { class: 'side', 'aria-labelledby': `side-${side}` },
    el('h4', { id: `side-${side}` }, title),
    ...parts.flatMap((lines, index) => {
      const host = hosts[index] ?? 'unknown server';
      return [
        el('p', { class: 'about' }, `${host}${cutOf(lines)}`),
        el(
          'ol',
          { class: 'lines', tabindex: '0', 'aria-label': `${side}: lines of ${host}` },
          ...lines.slice(0, MAX_LINES).map((line) => lineItem(mark, line)),
        ),
      ];
    }),
  );
}

const cutOf = ({ length }: readonly ComparedLine[]): string =>
  length > MAX_LINES ? `: the first ${MAX_LINES} of its ${length} lines` : '';

const lineItem = (mark: string, { number, text, isChanged }: ComparedLine): HTMLElement =>
  el(
    'li',
    { class: isChanged ? 'line lit' : 'line' },
    el('span', { class: 'number', 'aria-hidden': 'true' }, String(number)),
    el('span', { class: 'mark', 'aria-hidden': 'true' }, isChanged ? mark : ''),
    el(
      'span',
      { class: 'text' },
      text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH)}…` : text,
    ),
    isChanged ? el('span', { class: 'hidden' }, ' (only here)') : null,
  );

import { dayOf, minuteOf } from '../dates.js';
import { el } from '../dom.js';
import type { Version } from './types.js';

export interface VersionTable {
  element: HTMLElement;
  /** The two versions that are chosen, the earlier one first. */
  chosen(): [before: string, after: string];
}

/** The versions in a table, the latest first, each with a choice for either side of a comparison. The last two are chosen at first. */
export function versionTable(versions: readonly Version[], onChoice: () => void): VersionTable {
  const chosen: [string, string] = [versions.at(-2)?.version ?? '', versions.at(-1)?.version ?? ''];
  const choice = (side: 0 | 1, name: string, { version, first_seen }: Version): HTMLElement => {
    const input = el('input', {
      type: 'radio',
      name: `version-${name}`,
      'aria-label': `${name}: the version of ${minuteOf(first_seen)}`,
    });
    input.checked = version === chosen[side];
    input.addEventListener('change', () => {
      chosen[side] = version;
      onChoice();
    });
    return el('td', { class: 'choice' }, input);
  };
  const isChoice = versions.length > 1;
  const heads = [
    ...(isChoice ? ['Before', 'After'] : []),
    'First seen (UTC)',
    'Last seen (UTC)',
    'Status',
    'Registrar',
    'Expires',
    'Servers',
  ];
  const rows = versions
    .toReversed()
    .map((each) =>
      el(
        'tr',
        {},
        ...(isChoice ? [choice(0, 'before', each), choice(1, 'after', each)] : []),
        el('th', { scope: 'row' }, minuteOf(each.first_seen)),
        el('td', {}, seenUntil(each)),
        el('td', {}, each.status.replaceAll('_', ' ')),
        el('td', {}, each.registrar ?? 'not published'),
        el('td', {}, each.expires_on === null ? 'not published' : dayOf(each.expires_on)),
        el('td', {}, each.hosts.map((host) => host ?? 'unknown server').join(', ')),
      ),
    );
  const element = el(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Table of versions' },
    el(
      'table',
      {},
      el('thead', {}, el('tr', {}, ...heads.map((head) => el('th', { scope: 'col' }, head)))),
      el('tbody', {}, ...rows),
    ),
  );
  return { element, chosen: () => chosen };
}

const seenUntil = ({ last_seen, returned_on }: Version): string =>
  returned_on === null ? minuteOf(last_seen) : `${minuteOf(last_seen)}, again since ${minuteOf(returned_on)}`;

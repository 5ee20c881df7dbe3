import { el } from './dom.js';

/** Null if there are none. */
export const warningList = (warnings: readonly string[]): HTMLElement | null =>
  warnings.length === 0
    ? null
    : el(
        'ul',
        { class: 'warnings', 'aria-label': 'Warnings' },
        ...warnings.map((text) => el('li', { class: 'warning' }, text)),
      );

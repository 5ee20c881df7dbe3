import { el } from '../dom.js';
import { problem } from '../problem.js';
import { Refusal } from '../service.js';
import { comparison } from './comparison.js';
import type { Version, Versions, WholeVersion } from './types.js';
import { versionTable } from './version-table.js';

/**
 * The versions of a record, which are loaded when the button is pressed, because that costs a credit; then two of them side by side.
 * `onVersions` is called with the versions that were found.
 */
export function historyView(
  versions: Versions,
  onVersions: (found: readonly Version[]) => void,
): HTMLElement {
  const trouble = el('div', { role: 'alert' });
  const content = el('div');
  const button = el('button', { type: 'button' }, 'History (1 credit)');
  button.addEventListener('click', () =>
    attempt('The history was not loaded', button, trouble, async () => {
      const found = await versions.list();
      onVersions(found);
      content.replaceChildren(...chooser(found, versions));
      button.remove();
      content.querySelector('h3')?.focus();
    }),
  );
  return el('section', { class: 'history', 'aria-label': 'History' }, button, content, trouble);
}

/** Shows errors, and ignores a second press of the button, which would cost another credit. */
async function attempt(
  what: string,
  button: HTMLButtonElement,
  trouble: HTMLElement,
  act: () => Promise<void>,
): Promise<void> {
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  trouble.replaceChildren();
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    trouble.replaceChildren(problem(what, error));
  } finally {
    button.ariaDisabled = 'false';
  }
}

function chooser(found: readonly Version[], versions: Versions): HTMLElement[] {
  const heading = el('h3', { tabindex: '-1' }, titleOf(found.length));
  if (found.length === 0)
    return [heading, el('p', { class: 'note' }, 'Each lookup that brings another record adds a version.')];
  const known = new Map<string, WholeVersion>();
  const shown = el('div');
  const trouble = el('div', { role: 'alert' });
  const compare = el('button', { type: 'button' });
  const table = versionTable(found, () => label());
  /** The chosen versions that are not loaded yet: what a comparison costs. */
  const missing = (): string[] => [...new Set(table.chosen())].filter((version) => !known.has(version));
  const label = (): void => {
    const cost = missing().length;
    compare.textContent = cost === 0 ? 'Compare' : `Compare (${cost} credit${cost === 1 ? '' : 's'})`;
    compare.disabled = new Set(table.chosen()).size < 2;
  };
  compare.addEventListener('click', () =>
    attempt('The versions were not loaded', compare, trouble, async () => {
      const [before, after] = table.chosen();
      for (const version of missing()) known.set(version, await versions.find(version));
      const [a, b] = [known.get(before), known.get(after)];
      if (a !== undefined && b !== undefined) shown.replaceChildren(comparison(a, b));
      label();
    }),
  );
  label();
  return [heading, table.element, ...(found.length > 1 ? [compare, trouble, shown] : [])];
}

function titleOf(count: number): string {
  if (count === 0) return 'No version of this record is kept yet';
  return count === 1 ? 'One version: no change was found' : `${count} versions`;
}

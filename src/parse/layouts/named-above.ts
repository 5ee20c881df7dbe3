import type { Draft } from '../read/draft.js';

/**
 * `Registrant: EXAMPLE LTD` in the record, and below it a section that begins with `Name: EXAMPLE LTD (E-1)`: one
 * contact, of which the section says more.
 */
export function dropNamedAbove({ registrant, admin, technical }: Draft): void {
  for (const contacts of [registrant, admin, technical]) {
    const [above, described] = contacts.map(({ name }) => name ?? '');
    if (above !== undefined && above !== '' && described?.startsWith(above) === true) contacts.shift();
  }
}

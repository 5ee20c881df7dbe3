import { ContactDraft, type Draft } from '../read/draft.js';

/** A handle whose object the answer does not hold is all there is of a contact. */
export function handlesAlone({ handles, objects }: Draft): void {
  for (const { id } of handles) {
    if (objects.some((object) => object.id === id)) continue;
    const contact = new ContactDraft();
    contact.id = id;
    contact.used = true;
    objects.push(contact);
  }
}

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

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

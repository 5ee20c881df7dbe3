import { ContactDraft, type Draft } from '../read/draft.js';

/**
 * `owner: Example Ltda` and `owner-c: EXAMP1`: one holder, the organization that owns the name with the person whose
 * object the handle names.
 */
export function joinOwnerAndPerson({ registrant, handles, objects }: Draft): void {
  const index = handles.findIndex(({ role }) => role === 'registrant');
  const id = handles[index]?.id.toLowerCase();
  const person = objects.find((object) => object.id?.toLowerCase() === id);
  const [owner] = registrant;
  if (id === undefined || person === undefined || owner === undefined) return;
  registrant[0] = Object.assign(new ContactDraft(), person, { organization: owner.organization });
  handles.splice(index, 1);
}

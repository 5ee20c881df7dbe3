import type { ContactDraft, Draft } from '../draft.js';

/** Values of these forms stand where the registry has nothing to say, and are none. A contact of nothing else is none. */
export const dropPlaceholders =
  (placeholder: RegExp) =>
  (draft: Draft): void => {
    const { registrar, registrant, admin, technical } = draft;
    for (const field of ['created_on', 'updated_on', 'expires_on'] as const)
      if (placeholder.test(draft[field] ?? '')) draft[field] = null;
    for (const field of ['id', 'name', 'organization', 'url'] as const)
      if (registrar !== null && placeholder.test(registrar[field] ?? '')) registrar[field] = null;
    for (const contact of [...registrant, ...admin, ...technical]) drop(contact, placeholder);
  };

const FIELDS = ['id', 'name', 'organization', 'address', 'phone', 'fax', 'email'] as const;

function drop(contact: ContactDraft, placeholder: RegExp): void {
  const dropped = FIELDS.filter((field) => placeholder.test(contact[field] ?? ''));
  for (const field of dropped) contact[field] = null;
  if (dropped.length > 0) contact.used = FIELDS.some((field) => contact[field] !== null);
}

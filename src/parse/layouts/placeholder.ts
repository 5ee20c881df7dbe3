import type { ContactDraft, Draft } from '../read/draft.js';
import type { ContactField } from '../read/target.js';

const FIELDS = ['id', 'name', 'organization', 'address', 'phone', 'fax', 'email'] as const;

/**
 * Values of these forms stand where the registry has nothing to say, and are none. A contact of nothing else is none.
 * With `fields` they stand in these of a contact alone.
 */
export const dropPlaceholders =
  (placeholder: RegExp, fields?: readonly ContactField[]) =>
  (draft: Draft): void => {
    const { registrant, admin, technical } = draft;
    if (fields === undefined) dropOfDomain(draft, placeholder);
    for (const contact of [...registrant, ...admin, ...technical])
      dropOfContact(contact, placeholder, fields ?? FIELDS);
  };

function dropOfDomain(draft: Draft, placeholder: RegExp): void {
  const { registrar, nameservers } = draft;
  for (const field of ['created_on', 'updated_on', 'expires_on'] as const)
    if (placeholder.test(draft[field] ?? '')) draft[field] = null;
  for (const field of ['id', 'name', 'organization', 'url'] as const)
    if (registrar !== null && placeholder.test(registrar[field] ?? '')) registrar[field] = null;
  nameservers.splice(0, nameservers.length, ...nameservers.filter(({ name }) => !placeholder.test(name)));
}

function dropOfContact(contact: ContactDraft, placeholder: RegExp, fields: readonly ContactField[]): void {
  const dropped = fields.filter((field) => placeholder.test(contact[field] ?? ''));
  for (const field of dropped) contact[field] = null;
  if (dropped.length > 0) contact.used = FIELDS.some((field) => contact[field] !== null);
}

import type { Draft } from '../read/draft.js';

/** Contacts with such a handle have their organization above the street: the first line of an address, without a number. */
export const organizationAboveStreet =
  (handle: RegExp) =>
  ({ registrant, admin, technical }: Draft): void => {
    for (const contact of [...registrant, ...admin, ...technical]) {
      const [first = '', ...street] = contact.address?.split('\n') ?? [];
      if (contact.organization !== null || street.length === 0 || /\d/u.test(first)) continue;
      if (!handle.test(contact.id ?? '')) continue;
      contact.organization = first;
      contact.address = street.join('\n');
    }
  };

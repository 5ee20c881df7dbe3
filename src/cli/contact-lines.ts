import type { Contact } from '../index.js';

/** A contact as on an envelope, then how to reach it. What is printed twice (`REDACTED FOR PRIVACY`) is shown once. */
export function contactLines(contact: Contact): string[] {
  const { name, organization, address, city, zip, state, country, country_code, phone, fax, email, id } =
    contact;
  const place = distinct([zip, city, state, country ?? country_code]).join(' ');
  const reach = distinct([phone, fax === null ? null : `fax ${fax}`, email]).join('  ');
  const lines = [organization, name, ...(address?.split('\n') ?? []), place, reach];
  return distinct([...lines, id === null ? null : `handle ${id}`]);
}

/** The same person in another role. */
export function sameContact(a: Contact, b: Contact): boolean {
  return JSON.stringify({ ...a, type: null }) === JSON.stringify({ ...b, type: null });
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value): value is string => value !== null && value !== ''))];
}

import type { Address } from './address.js';
import type { Phone } from './phone.js';

/** A contact as its card gives it, every text on one line; '' and [] where it gives none. */
export interface Card extends Address {
  kind: string;
  name: string;
  organization: string;
  phones: Phone[];
  faxes: Phone[];
  emails: string[];
  urls: string[];
  /** A page to reach the contact by, in place of an address (RFC 8605). */
  contactUri: string;
}

/** Whether a card says anything. */
export function isEmpty(card: Card): boolean {
  return Object.values(card).every((value) => value.length === 0);
}

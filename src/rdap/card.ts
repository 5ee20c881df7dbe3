import type { Address } from './address.js';

/** A telephone's or fax's number, in any form. */
export interface Phone {
  number: string;
  extension: string;
}

const SCHEME = /^(?<scheme>tel|fax|sms):/i;

/**
 * A number as text, which stays as it is written, or as a URI (`tel:+1.2025550123;ext=102`, RFC 3966; `fax:`, which was a URI
 * once). `types` say what it is for, in lower case.
 */
export function readPhone(text: string, types: readonly string[]): Phone & { fax: boolean } {
  const scheme = SCHEME.exec(text)?.groups?.scheme?.toLowerCase() ?? '';
  const fax = scheme === 'fax' || types.some((type) => /^(?:x )?(?:fax|facsimile|telefax)$/.test(type));
  if (scheme === '') return { fax, number: text, extension: '' };
  const [number = '', ...parameters] = text.slice(scheme.length + 1).split(';');
  const extension =
    parameters.find((parameter) => /^\s*ext=/i.test(parameter))?.replace(/^\s*ext=/i, '') ?? '';
  return { fax, number: number.trim(), extension: extension.trim() };
}

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

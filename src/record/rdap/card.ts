import type { Address } from './address.js';

/** A telephone or fax number, in any form. */
export interface Phone {
  number: string;
  extension: string;
}

const SCHEME = /^(?<scheme>tel|fax|sms):/i;

/**
 * A number as text, which is kept as written, or as a URI (`tel:+1.2025550123;ext=102`, RFC 3966; `fax:`, a former URI scheme). `types` are
 * its uses in lower case.
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

/** A contact as its card has it, each text on one line; '' and [] for missing values. */
export interface Card extends Address {
  kind: string;
  name: string;
  organization: string;
  phones: Phone[];
  faxes: Phone[];
  emails: string[];
  urls: string[];
  /** URL of a contact form instead of an address (RFC 8605). */
  contactUri: string;
}

/** Whether a card has any value. */
export function isEmpty(card: Card): boolean {
  return Object.values(card).every((value) => value.length === 0);
}

/**
 * Words that servers print in place of values that they hide or do not have. The functions differ in how sure they must be. Whole values in
 * all their forms, which `redacted` in the properties lists, are phrases of the parser: `parse/words/redacted.ts`.
 */
const HIDDEN = 'redacted|withheld|not disclosed|data protected';

const MENTION = new RegExp(`${HIDDEN}|privacy|hidden|statutory masking|registrar whois|query the rdds`, 'iu');

/**
 * Whether a text mentions that something is hidden. The names of privacy services do so as well: another server's contact is preferred to
 * one of them.
 */
export const mentionsHiding = (text: string): boolean => MENTION.test(text);

const PLACEHOLDER = new RegExp(
  `\\b(?:${HIDDEN}|not (?:applicable|available|shown))\\b|^(?:none|null|nil|n/a|unknown|undefined|-+|\\*+|x{3,})$`,
  'i',
);

/** A placeholder for a mailbox: `redacted@privacy.example`. */
const MAILBOX =
  /^(?:mailto:)?(?:data[-_.]?)?(?:redacted|withheld|hidden|undisclosed|not-?disclosed)[\w.+-]*@/i;

/** Whether a text of an RDAP server stands for a hidden or missing value, and is not an id, a name or a mailbox. */
export const isPlaceholder = (text: string): boolean =>
  PLACEHOLDER.test(text.trim()) || MAILBOX.test(text.trim());

/** Whether an e-mail address is a placeholder. */
export const isPlaceholderAddress = (email: string): boolean => MAILBOX.test(email);

/** Whether a text says that the value is hidden, and not only missing. */
export const saysRedacted = (text: string): boolean => /\bredacted\b|\bwithheld\b/iu.test(text);

/** Returns an id or handle; '' for a placeholder. */
export const idOf = (text: string): string => (isPlaceholder(text) ? '' : text);

/**
 * Words that RDAP servers send for a hidden or missing value: an id like this is none. Broader than `isRedacted` of the parser, which is about hidden
 * values only, and must match the whole value.
 */
const WORDS =
  /\bredacted\b|\bwithheld\b|\bnot (?:disclosed|applicable|available|shown)\b|\bdata protected\b|^(?:none|null|nil|n\/a|unknown|undefined|-+|\*+|x{3,})$/i;

/** A placeholder for a mailbox: `redacted@privacy.example`. */
const MAILBOX =
  /^(?:mailto:)?(?:data[-_.]?)?(?:redacted|withheld|hidden|undisclosed|not-?disclosed)[\w.+-]*@/i;

/** Whether a text is a placeholder for a hidden or missing value. */
export const isPlaceholder = (text: string): boolean => WORDS.test(text.trim()) || MAILBOX.test(text.trim());

/** Whether an e-mail address is a placeholder. */
export const isPlaceholderAddress = (email: string): boolean => MAILBOX.test(email);

/** Returns an id or handle; '' for a placeholder. */
export const idOf = (text: string): string => (isPlaceholder(text) ? '' : text);

/** Words that stand where a value is hidden or missing. */
const WORDS =
  /\bredacted\b|\bwithheld\b|\bnot (?:disclosed|applicable|available|shown)\b|\bdata protected\b|^(?:none|null|nil|n\/a|unknown|undefined|-+|\*+|x{3,})$/i;

/** A mailbox that nobody reads: `redacted@privacy.example`. */
const MAILBOX =
  /^(?:mailto:)?(?:data[-_.]?)?(?:redacted|withheld|hidden|undisclosed|not-?disclosed)[\w.+-]*@/i;

/** Whether a text says that there is a value, or none, in place of the value. */
export const isPlaceholder = (text: string): boolean => WORDS.test(text.trim()) || MAILBOX.test(text.trim());

/** The same of an e-mail address. */
export const isPlaceholderAddress = (email: string): boolean => MAILBOX.test(email);

/** An id or handle; '' where a placeholder stands for it, which is nobody's. */
export const idOf = (text: string): string => (isPlaceholder(text) ? '' : text);

const NOTHING = /^(?:[-–.*]+|none|n\/a|null)$/iu;

/** Whether a text is one that registries print for a missing value. */
export const isNothing = (value: string): boolean => NOTHING.test(value);

const DASHES = /^-{1,3}$/u;

/** Whether a line of a contact is empty but for dashes. Words like `N/A` stay in a contact as printed. */
export const isDashes = (line: string): boolean => DASHES.test(line);

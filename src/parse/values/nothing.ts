const NOTHING = /^(?:[-–.*]+|none|n\/a|null)$/iu;

/** Whether a text stands where there is no value, as registries print it. */
export const isNothing = (value: string): boolean => NOTHING.test(value);

const DASHES = /^-{1,3}$/u;

/** Whether a line of a contact was left empty. Words for that, `N/A`, stay in a contact as printed. */
export const isDashes = (line: string): boolean => DASHES.test(line);

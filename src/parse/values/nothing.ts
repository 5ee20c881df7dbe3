const NOTHING = /^(?:[-–.*]+|none|n\/a|null)$/iu;

/** Whether a text stands where there is no value, as registries print it. */
export const isNothing = (value: string): boolean => NOTHING.test(value);

/** Members that may be missing from a document, as values that say so. */
type Loose<T> = { [Key in keyof T]: T[Key] | (undefined extends T[Key] ? null : never) };

/** The object without members that are null or an empty list: RDAP leaves out what has no value. */
export function compact<T extends object>(object: Loose<T>): T {
  const kept = Object.entries(object).filter(
    ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(kept) as T;
}

/** The same object, with null allowed for members that may be missing. */
type Loose<T> = { [Key in keyof T]: T[Key] | (undefined extends T[Key] ? null : never) };

/** Removes members that are null or an empty list, because RDAP leaves out members without a value. */
export function compact<T extends object>(object: Loose<T>): T {
  const kept = Object.entries(object).filter(
    ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(kept) as T;
}

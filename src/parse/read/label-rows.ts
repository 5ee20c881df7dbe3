/** A table whose rows may each hold several labels that mean the same: `Registered | Created on`. */
export type LabelRows<T> = Readonly<Record<string, T>>;

/** Labels written as text, ` | ` between them, wrapped as it comes. Other blanks within a label stay. */
export const labelsOf = (text: string): string[] =>
  text
    .split('|')
    .map((label) => label.trim())
    .filter((label) => label !== '');

/** One row for each label. Where a label stands twice, also in a later table, the last row counts. */
export function rows<T>(...tables: readonly (LabelRows<T> | undefined)[]): LabelRows<T> {
  const given = tables
    .filter((table) => table !== undefined)
    .filter((table) => Object.keys(table).length > 0);
  const [only] = given;
  if (given.length === 1 && only !== undefined && !Object.keys(only).some(isJoined)) return only;
  const plain: Record<string, T> = {};
  for (const table of given)
    for (const [labels, meaning] of Object.entries(table))
      if (isJoined(labels)) for (const label of labelsOf(labels)) plain[label] = meaning;
      else plain[labels] = meaning;
  return plain;
}

const isJoined = (labels: string): boolean => labels.includes('|');

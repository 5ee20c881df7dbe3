/** A table whose rows may each hold several labels that mean the same: `Registered | Created on`. */
export type LabelRows<T> = Readonly<Record<string, T>>;

/** Labels written as text, ` | ` between them, wrapped as it comes. Other blanks within a label stay. */
export const labelsOf = (text: string): string[] =>
  text
    .split('|')
    .map((label) => label.trim())
    .filter((label) => label !== '');

/** One row for each label. Where a label stands twice, also in a later table, the last row counts. */
export function rows<T>(...tables: readonly (LabelRows<T> | undefined)[]): Record<string, T> {
  const plain: Record<string, T> = {};
  for (const table of tables)
    for (const [labels, meaning] of Object.entries(table ?? {})) {
      for (const label of labelsOf(labels)) plain[label] = meaning;
    }
  return plain;
}

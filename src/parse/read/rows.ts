/** A table: what words mean, and the words as they are printed, ` | ` between them: `{ domain: 'Domain Name | ドメイン名' }`. */
export type Rows<Meaning extends string> = Readonly<Partial<Record<Meaning, string>>>;

/** Words written as text, ` | ` between them, wrapped as it comes. Other blanks within one stay. */
export const wordsOf = (text: string): string[] =>
  text
    .split('|')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Each word of a table with what it means. */
export const entriesOf = <Meaning extends string>(rows?: Rows<Meaning>): [word: string, Meaning][] =>
  (Object.entries(rows ?? {}) as [Meaning, string][]).flatMap(([meaning, words]) =>
    wordsOf(words).map((word): [string, Meaning] => [word, meaning]),
  );

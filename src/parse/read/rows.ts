/** A table from a meaning to the printed words, separated by ` | `: `{ domain: 'Domain Name | ドメイン名' }`. */
export type Rows<Meaning extends string> = Readonly<Partial<Record<Meaning, string>>>;

/** Splits words written as one text at ` | `. The text may be wrapped anywhere between them. */
export const wordsOf = (text: string): string[] =>
  text
    .split('|')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Returns each word of a table with its meaning. */
export const entriesOf = <Meaning extends string>(rows?: Rows<Meaning>): [word: string, Meaning][] =>
  (Object.entries(rows ?? {}) as [Meaning, string][]).flatMap(([meaning, words]) =>
    wordsOf(words).map((word): [string, Meaning] => [word, meaning]),
  );

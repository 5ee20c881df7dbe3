import { explain, type Part } from '../../parse/index.js';

/** A line of a record, and whether the other record does not have it. */
export interface ComparedLine {
  number: number;
  text: string;
  isChanged: boolean;
}

/** Lines with data. Those of the notice, with its times, differ from one response to the next. */
const TELLING: readonly string[] = ['value', 'unread', 'ignored'];

/** The lines of a record's parts, each compared with all lines of another record, because servers change their order. */
export function comparedLines(parts: readonly Part[], others: readonly Part[]): ComparedLine[][] {
  const left = new Map<string, number>();
  for (const { body } of others)
    for (const text of body.split('\n')) left.set(text.trim(), (left.get(text.trim()) ?? 0) + 1);
  return explain(parts).parts.map(({ lines }) =>
    lines.map(({ number, text, use }) => {
      const count = left.get(text.trim()) ?? 0;
      left.set(text.trim(), count - 1);
      return { number, text, isChanged: count <= 0 && TELLING.includes(use) };
    }),
  );
}

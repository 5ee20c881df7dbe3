import type { Explanation, ReadBy } from '../parse/index.js';

/** Lines of one part, counted from 1. */
export interface Place {
  part: number;
  lines: readonly number[];
  by: ReadBy | null;
}

/** Which value came from which lines, both ways. What is printed but not part of the properties has the path `unplaced.N`. */
export interface Links {
  placeOf(path: string): Place | null;
  pathsOf(part: number, line: number): readonly string[];
}

export function linksOf({ values, unplaced }: Explanation): Links {
  const places = new Map<string, Place>(values.map(({ path, ...place }) => [path, place]));
  for (const [index, { part, line, by }] of unplaced.entries())
    places.set(`unplaced.${index}`, { part, lines: [line], by });
  const paths = new Map<string, string[]>();
  for (const [path, { part, lines }] of places) {
    for (const line of lines) {
      const key = `${part}:${line}`;
      const known = paths.get(key);
      if (known === undefined) paths.set(key, [path]);
      else known.push(path);
    }
  }
  return {
    placeOf: (path) => places.get(path) ?? null,
    pathsOf: (part, line) => paths.get(`${part}:${line}`) ?? [],
  };
}

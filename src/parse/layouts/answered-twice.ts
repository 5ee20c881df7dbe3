import type { Preparation } from './preparation.js';

/** An answer that begins again with its first line: what stands from there on answers no question of ours. */
export const firstAnswer =
  (banner: string): Preparation =>
  (lines) => {
    const [, second] = lines.filter(({ value }) => value === banner);
    return second === undefined ? lines : lines.slice(0, lines.indexOf(second));
  };

/** Whole numbers from 0 to below a limit, the same ones for the same seed (Marsaglia's xorshift). */
export function randomBelow(seed: number): (limit: number) => number {
  // Never 0, which the generator would not leave.
  let state = seed | 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return limit === 0 ? 0 : (state >>> 0) % limit;
  };
}

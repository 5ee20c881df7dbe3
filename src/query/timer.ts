/** The longest delay that Node's timers keep; a longer one would fire at once. */
export const LONGEST_TIMER = 2 ** 31 - 1;

/** A timer of `ms`, or none when it would never ring. */
export function startTimer(ms: number, ring: () => void): NodeJS.Timeout | null {
  return ms > LONGEST_TIMER ? null : setTimeout(ring, ms);
}

export function stopTimer(timer: NodeJS.Timeout | null): void {
  if (timer !== null) clearTimeout(timer);
}

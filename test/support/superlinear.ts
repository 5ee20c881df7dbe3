/** In ms: what a collection of garbage takes, or the engine's compiler, so that less than this says nothing. */
const LEAST = 10;
const TRIES = 4;

function cpuOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Whether four times as much of something takes more than twice four times the work, each time that it is tried; its square would be
 * sixteen times as much. Work is CPU time, which other processes do not take, compared with itself: what a pattern looks at again and
 * again, and what the engine has made of a loop, no counter of calls sees.
 */
export function isSuperlinear(once: () => void, fourTimes: () => void): boolean {
  let [little, much] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tries = 0; tries < TRIES; tries++) {
    much = Math.min(much, cpuOf(fourTimes));
    if (much < 8 * LEAST) return false;
    little = Math.min(little, cpuOf(once));
    if (much < 8 * little) return false;
  }
  return true;
}

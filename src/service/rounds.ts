import { pause } from './pause.js';

export interface RoundsOptions {
  /** Between two rounds, in ms. */
  every: number;
  /** Between a round that left something to do and the next one, in ms. @default as `every` */
  soon?: number;
  /** Called with the error of a round; the next one tries again. */
  onTrouble: (error: unknown) => void;
  signal: AbortSignal;
}

/** Does background work in rounds until the signal is aborted. A round resolves to true if it left something to do. */
export async function inRounds(
  round: () => Promise<unknown>,
  { every, soon = every, onTrouble, signal }: RoundsOptions,
): Promise<void> {
  while (!signal.aborted) {
    let isUnfinished = false;
    try {
      isUnfinished = (await round()) === true;
    } catch (error) {
      onTrouble(error);
    }
    await pause(isUnfinished ? soon : every, signal);
  }
}

/** Like {@link inRounds}, but waits before the first round, and does a last one when the signal is aborted. */
export async function inRoundsAndAtTheEnd(
  round: () => Promise<unknown>,
  { every, onTrouble, signal }: Omit<RoundsOptions, 'soon'>,
): Promise<void> {
  for (let isLast = false; !isLast; ) {
    await pause(every, signal);
    isLast = signal.aborted;
    await round().catch(onTrouble);
  }
}

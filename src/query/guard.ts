import { describeThrown } from '../net/failure.js';

/**
 * Returns a function that reports errors of a function of the caller: they are bugs of the caller, and must neither break a lookup nor go
 * unnoticed. Only the first one becomes a process warning, because ten thousand running lookups would cause as many.
 */
export function warningOnce(name: string): (error: unknown) => void {
  let warned = false;
  return (error) => {
    if (warned) return;
    warned = true;
    const stack = error instanceof Error && error.stack !== undefined ? { detail: error.stack } : {};
    process.emitWarning(`${name} threw: ${describeThrown(error)}`, { type: 'Port43Warning', ...stack });
  };
}

/** Calls a function of the caller whose result does not matter, even if it is a promise that rejects. */
export function callGuarded(call: () => unknown, onError: (error: unknown) => void): void {
  try {
    const result = call();
    if (result instanceof Promise) result.catch(onError);
  } catch (error) {
    onError(error);
  }
}

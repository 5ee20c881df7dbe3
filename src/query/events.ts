import type { ClientEvent } from '../client-types.js';

export type Emit = (event: ClientEvent) => void;

/**
 * Tells the caller's listener. A listener that throws is the caller's own bug: it must neither break a lookup nor
 * pass in silence, so that the first error becomes a process warning. One is enough: with ten thousand lookups
 * under way there would be as many.
 */
export function emitTo(listener: Emit | undefined): Emit {
  if (listener === undefined) return () => {};
  let warned = false;
  return (event) => {
    try {
      listener(event);
    } catch (error) {
      if (warned) return;
      warned = true;
      process.emitWarning(`onEvent threw: ${String(error)}`, { type: 'Port43Warning', ...stackOf(error) });
    }
  };
}

function stackOf(error: unknown): { detail?: string } {
  return error instanceof Error && error.stack !== undefined ? { detail: error.stack } : {};
}

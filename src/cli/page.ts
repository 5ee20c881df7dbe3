import { type Style, styleFor } from './style.js';

/** What output is laid out for. */
export interface Page {
  /** Columns of the terminal; null for a pipe or file, where nothing is wrapped or shortened. */
  width: number | null;
  style: Style;
}

const NARROWEST = 40;
/** Wider lines are no easier to read. */
const WIDEST = 120;

export function pageFor(stream: { isTTY?: boolean; columns?: number }, env: NodeJS.ProcessEnv): Page {
  const width = Math.min(Math.max(stream.columns || 80, NARROWEST), WIDEST);
  return { width: stream.isTTY === true ? width : null, style: styleFor(stream, env) };
}

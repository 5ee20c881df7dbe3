import { BLANK, COMMENT, type Line } from './lines.js';
import type { DisclaimerSpec } from './module.js';

/** Disclaimers of real servers stay below this; the rest of a longer one is not worth the memory. */
const MAX_LENGTH = 20_000;

/**
 * The lines of the disclaimer, as the module tells them from the rest. A line's comment sign
 * and the blanks beside it are not part of the text.
 */
export function disclaimerLines(lines: readonly Line[], text: string, spec: DisclaimerSpec): Line[] {
  const found: Line[] = [];
  let inside = spec.from === undefined;
  for (const line of lines) {
    if (line.kind === BLANK || (spec.from === undefined && line.kind !== COMMENT)) continue;
    const words = uncomment(line, text);
    if (!inside) inside = spec.from !== undefined && words.startsWith(spec.from);
    else if (spec.until !== undefined && words.startsWith(spec.until)) break;
    if (!inside) continue;
    found.push(line);
    if (spec.through !== undefined && words.startsWith(spec.through)) break;
  }
  return found;
}

/** Joins lines of running text: one blank where a line ended, no signs of comments. */
export function joinText(lines: readonly Line[], text: string): string | null {
  const words = lines.map((line) => uncomment(line, text)).filter((line) => line !== '');
  const joined = words.join(' ').replace(/\s+/gu, ' ').trim();
  return joined === '' ? null : joined.slice(0, MAX_LENGTH);
}

const uncomment = (line: Line, text: string): string =>
  text.slice(line.start, line.end).replace(/^[%#;*\s]+|[\s*]+$/gu, '');

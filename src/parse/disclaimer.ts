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
  const { after, mark, from, until, through, skip } = spec;
  let inside = from === undefined && after === undefined;
  let passed = after === undefined;
  for (const line of lines) {
    if (line.kind === BLANK) continue;
    if (!passed) {
      passed = text.startsWith(after ?? '', line.start) && line.start + (after ?? '').length <= line.end;
      inside = passed && from === undefined;
      continue;
    }
    if (mark !== undefined) {
      if (!text.startsWith(mark, line.start)) continue;
    } else if (from === undefined && after === undefined && line.kind !== COMMENT) continue;
    const words = uncomment(line, text);
    if (!inside) inside = from !== undefined && words.startsWith(from);
    else if (until !== undefined && words.startsWith(until)) break;
    if (!inside || skip?.test(words) === true) continue;
    found.push(line);
    if (through !== undefined && words.startsWith(through)) break;
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
  text.slice(line.start, line.end).replace(/^(?:%-)?[%#;*\s]*|[\s*]+$/gu, '');

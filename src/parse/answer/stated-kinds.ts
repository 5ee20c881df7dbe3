import type { AnswerKind } from '../explanation.js';
import type { Provenance } from '../read/provenance.js';
import type { Line } from '../text/lines.js';
import type { PhraseBook } from './phrases.js';

/** Kinds of answer that lines state as a whole, in the order of the lines. `asked` is the name that was asked for. */
export function statedKinds(
  lines: readonly Line[],
  text: string,
  phrases: PhraseBook,
  asked: string | null,
  provenance: Provenance | null,
): AnswerKind[] {
  const kinds: AnswerKind[] = [];
  let above: Line | null = null;
  for (const line of lines) {
    const before: Line | null = above;
    above = line;
    const kind = phrases.match(text, line.start, line.end, asked);
    // Asked last: few lines get here.
    if (kind === null || isSentenceEnd(text, before, line)) continue;
    kinds.push(kind);
    provenance?.use(line, 'status', false);
  }
  return kinds;
}

/** `reserved.` below `… All rights`: a line that goes on in lower case says nothing by itself. */
function isSentenceEnd(text: string, above: Line | null, line: Line): boolean {
  if (above === null || above.number !== line.number - 1) return false;
  if (GOES_ON.test(text.slice(Math.max(above.start, above.end - 10), above.end))) return true;
  let start = line.start;
  while (start < line.end && isCommentSign(text.charCodeAt(start))) start++;
  if (!/\p{Ll}/u.test(text.charAt(start))) return false;
  return /[\p{L}\p{N},]/u.test(text.charAt(above.end - 1));
}

/** Words that no sentence ends with. */
const GOES_ON = /(?:^|\s)(?:is|are|be|was|the|an?|of|to|in|on|or|and|not|for|by|that|which|any|from|with)$/iu;

/** `%`, `#`, `;`, and the blanks beside them. */
const isCommentSign = (code: number): boolean => code <= 32 || code === 37 || code === 35 || code === 59;

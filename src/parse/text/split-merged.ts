import { type Cut, findCuts } from './find-cuts.js';
import type { Line } from './lines.js';
import { areAnswers, type Piece, type Question, registryFirst } from './merged-order.js';

/**
 * Splits a text that contains the answers of several servers, as client programs print and other tools store them. It is cut only where
 * one answer certainly ends. The registry's answer comes first. Null for the answer of one server, which is nearly always the case. Every
 * character stays in exactly one piece.
 */
export function splitMerged(text: string, lines: readonly Line[], question: Question): Piece[] | null {
  const cuts = findCuts(text, lines);
  return cuts.length === 0 ? null : registryFirst(cutUp(text, cuts, question), question);
}

/** Returns the pieces between the cuts, in the order of the text. A doubtful cut needs an answer on either side. */
function cutUp(text: string, cuts: readonly Cut[], question: Question): Piece[] {
  const pieces: Piece[] = [];
  const [first, ...others] = cuts;
  const leads = first !== undefined && text.slice(0, first.at).trim() === '';
  const bounds = leads ? [{ ...first, at: 0 }, ...others] : [{ at: 0, host: null, doubtful: false }, ...cuts];
  bounds.forEach(({ at, host, doubtful }, index) => {
    const body = text.slice(at, bounds[index + 1]?.at ?? text.length);
    const before = pieces.at(-1);
    if (before !== undefined && doubtful && !areAnswers(before.body, body, question))
      pieces[pieces.length - 1] = { ...before, body: before.body + body };
    else pieces.push({ host, body, start: at, foreign: false });
  });
  return pieces;
}

import type { AnswerKind } from '../explanation.js';
import type { Provenance } from '../read/provenance.js';
import { BLANK, type Line } from '../text/lines.js';
import { remembered } from '../values/remembered.js';
import {
  COMPLAINT_PIECES,
  COMPLAINT_WORDS,
  COMPLAINTS,
  type Complaint,
  PLAIN_COMPLAINTS,
  PLAIN_WORDS,
} from '../words/complaints.js';
import type { Answer, ReadLines } from './evidence.js';
import { LineWords, PhraseTree } from './phrase-tree.js';

/** A response that only complains is short. Longer ones contain notices, which mention blocking and limits, too. */
const MAX_LINES = 8;
/** Characters of a line. */
const MAX_LENGTH = 240;

/**
 * Returns the kind of an answer that no declared phrase states, if its words say plainly that the server did not answer. Only a short
 * response that says nothing else is read, or the line for which words for a free name were not believed. None of these kinds makes a
 * name available or registered; they tell a caller to wait or to ask another server.
 */
export function complaintOf(
  { kind, conflict, unaccounted }: Answer,
  { draft, lines, text }: Pick<ReadLines, 'draft' | 'lines' | 'text'>,
  provenance: Provenance | null,
): AnswerKind | null {
  if (kind !== 'unknown' || conflict) return null;
  const isSilent = unaccounted === null && draft.domain === null;
  const said = unaccounted !== null ? [unaccounted] : isSilent ? spoken(lines, MAX_LINES) : null;
  for (const line of said ?? []) {
    if (line.end - line.start > MAX_LENGTH) continue;
    const kind = complaint(text.slice(line.start, line.end).toLowerCase(), unaccounted !== null);
    if (kind === null) continue;
    provenance?.use(line, 'status', false);
    return kind;
  }
  return null;
}

/** Whether one of some sentences in lower case says that the server does not answer, or no longer does. Conditional sentences are not complaints. */
export const complains = (sentences: string): boolean =>
  mayComplain(sentences) &&
  sentences
    .split(SENTENCE_END)
    .some((sentence) => mayComplain(sentence) && complaint(sentence, true) !== null);

/** Whether a sentence has words of a complaint. Hardly any sentence printed with a free name has them, and these are often the same, so they are remembered. */
const mayComplain = remembered(
  (line) => PLAIN_WORDS.some((word) => line.includes(word)) || pieceIn(line) !== null,
);

/** Returns the lines that are not blank; null if there are more than `most`. */
function spoken(lines: readonly Line[], most: number): readonly Line[] | null {
  const said: Line[] = [];
  for (const line of lines) {
    if (line.kind === BLANK) continue;
    if (said.length === most) return null;
    said.push(line);
  }
  return said;
}

type Word = keyof typeof COMPLAINT_WORDS;
const WORDS = Object.keys(COMPLAINT_WORDS) as Word[];
let tree: PhraseTree | undefined;

/** Returns which of the words a line in lower case has. */
function wordsIn(line: string): ReadonlySet<Word> {
  tree ??= new PhraseTree(
    WORDS.map((word, number) => [
      number,
      COMPLAINT_WORDS[word]
        .split('|')
        .map((phrase) => `{…} ${phrase.trim()} {…}`)
        .join('|'),
    ]),
  );
  const plain = line.replaceAll('’', "'").replace(NO_WORD, ' ').replace(THREE_DIGITS, '000').trim();
  const found = tree.find(new LineWords(plain, 0, plain.length));
  return new Set(found.map(({ meaning }) => WORDS[meaning] as Word));
}

/** Letters of scripts other than Latin are parts of words. */
const NO_WORD = /[^\w'\u0080-\uffff]+/g;
const THREE_DIGITS = /\b\d{3}\b/g;

/** Returns what a line complains about. In a line with a conditional, only its sentences without one are read. */
function complaint(line: string, plain: boolean): AnswerKind | null {
  const whole = wordsIn(line);
  if (!whole.has('conditional')) return complaintIn(line, whole, plain);
  for (const sentence of line.split(SENTENCE_END)) {
    const words = wordsIn(sentence);
    const kind = words.has('conditional') ? null : complaintIn(sentence, words, plain);
    if (kind !== null) return kind;
  }
  return null;
}

const SENTENCE_END = /[.!?]\s/u;

function complaintIn(line: string, words: ReadonlySet<Word>, plain: boolean): AnswerKind | null {
  const has = (list: readonly Word[]): boolean => list.some((word) => words.has(word));
  const says = ([kind, first, and]: Complaint): boolean => {
    if (!has(first) || (and !== undefined && !has(and))) return false;
    return plain || and === undefined || kind === 'throttled' || !words.has('ofName');
  };
  const found = (plain ? PLAIN_COMPLAINTS : COMPLAINTS).find(says);
  return found?.[0] ?? pieceIn(line);
}

let patterns: readonly (readonly [AnswerKind, RegExp])[] | undefined;

/** All pieces of a kind are one pattern: to search for hundreds one by one took as long as the rest of a short response. */
function pieceIn(line: string): AnswerKind | null {
  patterns ??= COMPLAINT_PIECES.map(([kind, list]) => [
    kind,
    new RegExp(list.trim().replaceAll(/\s*\|\s*/g, '|')),
  ]);
  return patterns.find(([, pattern]) => pattern.test(line))?.[0] ?? null;
}

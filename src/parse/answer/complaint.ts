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

/** An answer that says nothing of a name is as short as a complaint is; longer ones hold notices, which speak of blocking and limits, too. */
const MAX_LINES = 8;
const MAX_LENGTH = 240;

/**
 * The kind of an answer whose words no registry declares, where they say plainly that the server did not answer: of a short one that says
 * nothing else, or of the line for which its words for a free name were not believed. None of these kinds makes a name available or
 * registered; they tell a caller to wait or to ask elsewhere.
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

/** Whether one of some sentences in lower case says that the server does not answer, or no more: what would happen to whom is none. */
export const complains = (sentences: string): boolean =>
  mayComplain(sentences) &&
  sentences
    .split(SENTENCE_END)
    .some((sentence) => mayComplain(sentence) && complaint(sentence, true) !== null);

/** Whether the words of a complaint stand in a sentence: in nearly none beside words for a free name, and these are often the same. */
const mayComplain = remembered(
  (line) => PLAIN_WORDS.some((word) => line.includes(word)) || pieceIn(line) !== null,
);

/** The lines that are not blank; null where there are more. */
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

/** Which of the words a line has, in lower case. */
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

/** Letters of other scripts than Latin count as words. */
const NO_WORD = /[^\w'\u0080-\uffff]+/g;
const THREE_DIGITS = /\b\d{3}\b/g;

/** What a line says as a whole; of one that says somewhere what would happen, what a sentence without that says. */
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

/** Each kind's pieces as one pattern: searched one after the other, hundreds took as long as the rest of a short answer. */
function pieceIn(line: string): AnswerKind | null {
  patterns ??= COMPLAINT_PIECES.map(([kind, list]) => [
    kind,
    new RegExp(list.trim().replaceAll(/\s*\|\s*/g, '|')),
  ]);
  return patterns.find(([, pattern]) => pattern.test(line))?.[0] ?? null;
}

import type { Line } from '../text/lines.js';
import { endOfWords, startOfWords } from './phrase-tree.js';

/** A line of running text, without the comment signs and rulers around its words. */
export interface ProseLine {
  readonly line: Line;
  readonly words: string;
  /** The comment sign before the words, or ''. */
  readonly sign: string;
}

/**
 * Divides adjacent lines into runs of whole sentences. A line that was inserted between two lines of a sentence becomes a run of its own.
 * Such a line is recognized by the sentence, which breaks off above it or continues below it.
 */
export function sentenceRuns(text: string, lines: readonly Line[]): ProseLine[][] {
  const prose = lines.map((line) => proseLine(text, line));
  const width = Math.min(MAX_WIDTH, Math.max(0, ...prose.map(({ words }) => words.length)));
  const runs: ProseLine[][] = [];
  let run: ProseLine[] = [];
  const end = (): void => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  prose.forEach((line, at) => {
    const above = prose[at - 1];
    const below = prose[at + 1];
    if (isPutBetween(line, above, below, width)) {
      end();
      runs.push([line]);
      return;
    }
    run.push(line);
    // A last line that neither begins nor ends like part of a sentence is not part of the one above.
    const isLoose = below !== undefined && prose[at + 2] === undefined && !isPartOfSentence(below.words);
    if (below?.sign !== line.sign || isLoose || !goesOn(line.words, below.words, width)) end();
  });
  end();
  return runs;
}

function proseLine(text: string, line: Line): ProseLine {
  const { start, end } = line;
  const from = startOfWords(text, start, end);
  // Marks at the end belong to the sentence.
  const words = text.slice(from, endOfWords(text, from, end) === from ? from : end);
  return { line, words, sign: SIGN.exec(text.slice(start, from))?.[0] ?? '' };
}

const SIGN = /^[%#;*]/u;

/** The end of a sentence, perhaps in quotes or brackets. A URL or an e-mail address ends a sentence, too. */
const SENTENCE_END =
  /[.!?。！？…]["')\]»”*\s]{0,80}$|(?:https?:\/\/|www\.|[\w.-]{1,64}@)\S{1,300}(?: \([^)]{1,40}\))?$/u;
/** Lists and sentences continue after these. */
const GOES_ON_BELOW =
  /[,;:(–-]["')\]»”\s]{0,3}$|\b(?:and|or|and\/or|the|of|to|in|a|an|by|for|with|is|are|not|this|that|these|which|any)$/iu;
/** A list follows below. */
const LISTS = /[:;](?:\s(?:and|or|and\s?\/\s?or))?$/iu;
const PAGE = /^\(?(?:https?:\/\/|www\.)\S{1,300}(?: \([^)]{1,40}\)\.?| <<<)?$/iu;
/** A URL follows below. */
const LEADS_TO_PAGE = /[:,(-]$|\b(?:at|on|see|visit|from|siehe|voir|sur|en|unter|in|to|http)$/iu;
/** `(b) …`, `ii) …`, `2. …` */
const LIST_ITEM = /^(?:\(?[a-z\d]{1,4}[).]|o|-)\s/iu;
/** `Example Ltd.`, whose point does not end a sentence. */
const ABBREVIATION = /\b(?:inc|ltd|llc|corp|co|s\.a|n\.v|e\.g|i\.e|no|st|dr|mr|ms|etc)\.$/iu;

/** An address or a version, after which a sentence may continue in lower case. */
const ENDS_IN_NAME = /[\w-]\.[a-z\d]{1,9}\.?$/iu;

/** Columns of the widest and the narrowest text. Longer lines are not wrapped, and shorter ones are not full. */
const MAX_WIDTH = 100;
const MIN_WIDTH = 75;
/** Characters that are counted of the next word. A longer word says little about where a line was wrapped. */
const MAX_WORD = 8;
/** Columns that a wrapped line may exceed the width by. */
const MARGIN = 10;
/** Share of the width from which a line is full, so that the next word may not have fit. */
const FULL = 0.85;

const endsSentence = (words: string): boolean => SENTENCE_END.test(words) && !ABBREVIATION.test(words);

function startsLower(words: string): boolean {
  if (/^[.,;)]/u.test(words)) return true;
  // A host name may begin a sentence in lower case.
  const first =
    LIST_ITEM.test(words) || /^[a-z\d-]+\.[a-z\d.-]+\s/u.test(words)
      ? ''
      : (/^["'(«“]{0,2}(\p{L})/u.exec(words)?.[1] ?? '');
  return first !== '' && first === first.toLowerCase() && first !== first.toUpperCase();
}

const isPartOfSentence = (words: string): boolean =>
  startsLower(words) || endsSentence(words) || GOES_ON_BELOW.test(words);

const isCapitals = (words: string): boolean => words === words.toUpperCase() && /\p{Lu}{4}/u.test(words);

/** Whether a line was inserted into a sentence that continues around it. */
function isPutBetween(
  { words }: ProseLine,
  above: ProseLine | undefined,
  below: ProseLine | undefined,
  width: number,
): boolean {
  if (below === undefined || LIST_ITEM.test(words) || GOES_ON_BELOW.test(words)) return false;
  if (PAGE.test(below.words))
    return (
      above !== undefined &&
      LEADS_TO_PAGE.test(above.words) &&
      !LEADS_TO_PAGE.test(words) &&
      !PAGE.test(words)
    );
  // Inserted lines are not as long, and a sentence in capitals cannot be recognized.
  if (words.length > MAX_WIDTH || isCapitals(below.words)) return false;
  const isOpen = above !== undefined && !endsSentence(above.words);
  const ends = endsSentence(words);
  if (LIST_ITEM.test(below.words)) return isOpen && !ends;
  if (!startsLower(below.words)) return isOpen && !ends && !isFull(words, below.words, width);
  if (ends) return !PAGE.test(words) && !ENDS_IN_NAME.test(words);
  return !startsLower(words) && !isFull(words, below.words, width, 0);
}

/** Whether a line was wrapped because the first word of the next line would hardly have fit. */
function isFull(words: string, below: string, width: number, minWidth = MIN_WIDTH): boolean {
  const next = below.split(/\s/u, 1)[0]?.length ?? 0;
  return (
    words.length <= MAX_WIDTH + MARGIN &&
    words.length + 1 + Math.min(next, MAX_WORD) >= Math.max(width, minWidth) * FULL
  );
}

function goesOn(above: string, below: string, width: number): boolean {
  if (PAGE.test(below)) return LEADS_TO_PAGE.test(above);
  if (endsSentence(above)) return false;
  if (startsLower(below) || (isCapitals(above) && isCapitals(below))) return true;
  return GOES_ON_BELOW.test(above) && LIST_ITEM.test(below)
    ? true
    : !LISTS.test(above) && isFull(above, below, width);
}

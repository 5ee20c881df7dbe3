import type { Line } from '../text/lines.js';
import { endOfWords, startOfWords } from './phrase-tree.js';

/** A line of running text: its words, without comment signs and rulers around them. */
export interface ProseLine {
  readonly line: Line;
  readonly words: string;
  /** The comment sign before them, or ''. */
  readonly sign: string;
}

/**
 * Lines that stand right below each other, parted into runs of whole sentences: each run begins and ends with a line. A line that was put
 * between two lines of a sentence becomes a run of its own, as the sentence shows it: it breaks off above the line, or goes on below it.
 */
export function sentenceRuns(text: string, lines: readonly Line[]): ProseLine[][] {
  const prose = lines.map((line) => proseLine(text, line));
  const width = Math.min(WIDEST, Math.max(0, ...prose.map(({ words }) => words.length)));
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
  // Marks at the end are the sentence's own.
  const words = text.slice(from, endOfWords(text, from, end) === from ? from : end);
  return { line, words, sign: SIGN.exec(text.slice(start, from))?.[0] ?? '' };
}

const SIGN = /^[%#;*]/u;

/** What a sentence ends with, perhaps in quotes or brackets; the address of a page ends one, too. */
const SENTENCE_END =
  /[.!?。！？…]["')\]»”*\s]{0,80}$|(?:https?:\/\/|www\.|[\w.-]{1,64}@)\S{1,300}(?: \([^)]{1,40}\))?$/u;
/** A list goes on behind these, and so does a sentence. */
const GOES_ON_BELOW =
  /[,;:(–-]["')\]»”\s]{0,3}$|\b(?:and|or|and\/or|the|of|to|in|a|an|by|for|with|is|are|not|this|that|these|which|any)$/iu;
/** Items of a list stand below. */
const LISTS = /[:;](?:\s(?:and|or|and\s?\/\s?or))?$/iu;
const PAGE = /^\(?(?:https?:\/\/|www\.)\S{1,300}(?: \([^)]{1,40}\)\.?| <<<)?$/iu;
/** A page's address stands below. */
const LEADS_TO_PAGE = /[:,(-]$|\b(?:at|on|see|visit|from|siehe|voir|sur|en|unter|in|to|http)$/iu;
/** `(b) …`, `ii) …`, `2. …` */
const LIST_ITEM = /^(?:\(?[a-z\d]{1,4}[).]|o|-)\s/iu;
/** `Example Ltd.`, whose point ends no sentence. */
const ABBREVIATION = /\b(?:inc|ltd|llc|corp|co|s\.a|n\.v|e\.g|i\.e|no|st|dr|mr|ms|etc)\.$/iu;

/** An address, or a version: what follows goes on below it. */
const ENDS_IN_NAME = /[\w-]\.[a-z\d]{1,9}\.?$/iu;

/** Longer lines are not wrapped, and shorter ones are not full. */
const WIDEST = 100;
const NARROWEST = 75;
/** A longer word says little of where a line was wrapped. */
const LONG_WORD = 8;
/** Columns that a wrapped line may be longer than that. */
const MARGIN = 10;
/** Full enough that the next word may not have fit. */
const FULL = 0.85;

const endsSentence = (words: string): boolean => SENTENCE_END.test(words) && !ABBREVIATION.test(words);

function startsLower(words: string): boolean {
  if (/^[.,;)]/u.test(words)) return true;
  // A host's name may open a sentence.
  const first =
    LIST_ITEM.test(words) || /^[a-z\d-]+\.[a-z\d.-]+\s/u.test(words)
      ? ''
      : (/^["'(«“]{0,2}(\p{L})/u.exec(words)?.[1] ?? '');
  return first !== '' && first === first.toLowerCase() && first !== first.toUpperCase();
}

const isPartOfSentence = (words: string): boolean =>
  startsLower(words) || endsSentence(words) || GOES_ON_BELOW.test(words);

const isCapitals = (words: string): boolean => words === words.toUpperCase() && /\p{Lu}{4}/u.test(words);

/** Whether a sentence goes on from one line to the next, past a line that is none of its own. */
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
  // What is so long is no line that was put in, and where all is in capitals no sentence shows.
  if (words.length > WIDEST || isCapitals(below.words)) return false;
  const isOpen = above !== undefined && !endsSentence(above.words);
  const ends = endsSentence(words);
  if (LIST_ITEM.test(below.words)) return isOpen && !ends;
  if (!startsLower(below.words)) return isOpen && !ends && !isFull(words, below.words, width);
  if (ends) return !PAGE.test(words) && !ENDS_IN_NAME.test(words);
  return !startsLower(words) && !isFull(words, below.words, width, 0);
}

/** Whether the first word of the next line would hardly have fit: the line was wrapped there. */
function isFull(words: string, below: string, width: number, narrowest = NARROWEST): boolean {
  const next = below.split(/\s/u, 1)[0]?.length ?? 0;
  return (
    words.length <= WIDEST + MARGIN &&
    words.length + 1 + Math.min(next, LONG_WORD) >= Math.max(width, narrowest) * FULL
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

import type { RegistryModule } from '../read/module.js';
import { isNoValue } from '../read/no-values.js';
import { BLANK, LABELLED, type Line } from '../text/lines.js';
import { remembered } from '../values/remembered.js';
import { BESIDE, BESIDE_TIMES } from '../words/beside.js';
import { anyOf, anyWordOf, TERMS } from '../words/terms.js';
import { isAskedName } from './asked-name.js';
import { complains } from './complaint.js';
import type { ReadLines } from './evidence.js';
import { isAboutName, withState } from './of-name.js';
import { isOfOneCase } from './one-case.js';
import { endOfWords, type Found, LineWords, PhraseTree, startOfWords } from './phrase-tree.js';
import { type ProseLine, sentenceRuns } from './prose.js';

/** What is read of an answer that calls a name free. */
type FreeAnswer = Pick<ReadLines, 'module' | 'text' | 'lines' | 'asked'>;

/**
 * Returns the first line for which words for a free name are not believed; null if there is none. A name is free only if all other lines
 * are accounted for: the name, dates of the database, lines that this server or many servers print with any answer (`record` among the
 * phrases), and the notice, which is sentences about the terms of the service. Any other line might say that the name is reserved, or
 * that the server could not look it up. It does not have to be understood for that.
 */
export function unaccounted(answer: FreeAnswer): Line | null {
  let run: Line[] = [];
  for (const line of answer.lines) {
    const ruled = answer.module.accounts?.(line, answer.asked) ?? null;
    if (ruled === false) return line;
    if (line.kind !== BLANK && ruled === null && !isOfName(line, answer)) {
      run.push(line);
      continue;
    }
    const found = firstBeyondNotice(run, answer);
    if (found !== null) return found;
    run = [];
  }
  return firstBeyondNotice(run, answer);
}

/** A date of the database itself: the time of the response, or of the last change. */
const IS_DATE = /^\W{0,3}\p{L}{0,9},? ?(?:\d[\d.:/T -]{5,30}|\d{1,2}[ .-]\p{L}{3,9}[ .-]\d{4})/u;

const isDate = (value: string): boolean => IS_DATE.test(value) && !withState(value.toLowerCase());

/** Whether a line consists of signs, of the words for a free name, or of a field that a free name may have. */
function isOfName(line: Line, { module, text, asked }: FreeAnswer): boolean {
  const { start, end, kind, label, value } = line;
  const from = startOfWords(text, start, end);
  if (endOfWords(text, from, end) === from) return true;
  if (module.phrases.match(text, start, end, asked, module.bareLabels)?.kind === 'available') return true;
  const rule = kind === LABELLED ? module.labels.find('domain', label) : null;
  if (rule === null) return false;
  // Lines that a layout drops are still printed.
  if (value === '')
    return !OF_QUERY.test(label) && text.slice(start, end).includes(label) && !withState(label.toLowerCase());
  if (isNoValue(value)) return true;
  switch (rule.op) {
    case 'status':
      return module.statuses.read(value) === 'available';
    case 'event':
      return rule.field === 'last update of RDAP database' && isDate(value);
    case 'scalar':
      if (rule.field === 'domain') return namesOnly(value, asked, module.bareLabels);
      return rule.field === 'updated_on' && isDate(value) && !OF_OBJECT.test(label);
    default:
      return false;
  }
}

/** Labels of what the server searched. With an empty value, it did not search the name. */
const OF_QUERY = /^(?:your |whois )?(?:query|search|lookup)\b/iu;

/** `Changed`, `Modified`: an object's date, while `Updated` may be the database's. */
const OF_OBJECT = /chang|modif|amend|änder|ændr|endret|wijzig|alter|измен|змін/iu;

/** Whether a text is only the name, perhaps in letters and in Punycode: `example.com (example.com)`. */
const namesOnly = (value: string, asked: string | null, bareLabels: boolean): boolean =>
  value.split(/[\s()]+/u, 5).every((word) => word === '' || isAskedName(word, asked, bareLabels));

/** Returns the first of some adjacent lines that is neither part of a notice nor printed with any answer. */
function firstBeyondNotice(lines: readonly Line[], answer: FreeAnswer): Line | null {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return null;
  const { text, asked, module } = answer;
  const paragraph = text.slice(first.start, last.end);
  const known = knownParagraphs(module);
  const isOfTheName = asked === null || paragraph.toLowerCase().includes(asked.toLowerCase());
  if (!isOfTheName && known.has(paragraph)) return null;
  const found = unknownLine(lines, answer);
  // Paragraphs that contain the name are not remembered: they may be accounted for in one response and not in the next.
  const isKept = found === null && paragraph.length <= MAX_KEPT_LENGTH && known.size < MAX_KEPT_PARAGRAPHS;
  if (isKept && !isOfTheName && !namesAsked(paragraph, answer)) known.add(paragraph);
  return found;
}

/** Whether a text has the name in another form: in letters, in Punycode, or without its suffix. */
const namesAsked = (text: string, { asked, module }: FreeAnswer): boolean =>
  text.split(/[\s()<>]+/u).some((word) => isAskedName(word, asked, module.bareLabels));

/** Paragraphs that were accounted for, by module. Nearly all responses of a server have the same. They are untrusted, so number and size are bounded. */
const paragraphs = new WeakMap<RegistryModule, Set<string>>();
const MAX_KEPT_PARAGRAPHS = 100;
/** Characters. */
const MAX_KEPT_LENGTH = 5000;

function knownParagraphs(module: RegistryModule): Set<string> {
  let known = paragraphs.get(module);
  if (known === undefined) {
    known = new Set();
    paragraphs.set(module, known);
  }
  return known;
}

function unknownLine(lines: readonly Line[], answer: FreeAnswer): Line | null {
  const isUnknown = ({ line }: ProseLine): boolean => !isBesideAny(line, answer);
  for (const run of sentenceRuns(answer.text, lines)) {
    // Lines that are printed with any answer at either end are not part of the notice.
    const first = run.findIndex(isUnknown);
    const rest = first < 0 ? [] : run.slice(first, run.findLastIndex(isUnknown) + 1);
    const [found] = rest;
    if (found !== undefined && !isOfNotice(rest, answer.asked)) return found.line;
  }
  return null;
}

let tree: PhraseTree | undefined;

/** What a line in the tree is: as it is, or one with a time, which has a digit. */
const ANY_LINE = 0;
const LINE_WITH_TIME = 1;
const DIGIT = /\p{Nd}/u;

/** Whether this server, or many servers, print a line with any answer. */
function isBesideAny(line: Line, { module, text, asked }: FreeAnswer): boolean {
  // Leaders between label and value are ignored.
  const isField = line.kind === LABELLED && line.value !== '';
  const printed = isField ? `${line.label}: ${line.value}` : text.slice(line.start, line.end);
  if (printed.length > MAX_BESIDE) return false;
  const from = startOfWords(printed, 0, printed.length);
  const to = endOfWords(printed, from, printed.length);
  const words = printed.slice(from, to);
  const lower = words.toLowerCase();
  // The name itself may be such a word.
  const said = asked === null ? lower : lower.replaceAll(asked.toLowerCase(), '');
  if (DATA_ALONE.some((form) => form.test(words))) return !withState(said);
  const isOfName = ({ name }: Found): boolean => name === null || isAskedName(name, asked, module.bareLabels);
  const lineWords = new LineWords(printed, from, to);
  if (module.beside.some((own) => own.find(lineWords).some(isOfName))) return true;
  tree ??= new PhraseTree([
    [ANY_LINE, BESIDE],
    [LINE_WITH_TIME, BESIDE_TIMES],
  ]);
  const hasTime = DIGIT.test(words);
  const found = tree
    .find(lineWords)
    .filter((phrase) => isOfName(phrase) && (phrase.meaning === ANY_LINE || hasTime));
  // A line that many servers print has the name only where it repeats the query: `See example.com at …` is about it.
  const isOfQuery = found.some(({ name }) => name !== null);
  const isAboutIt = asked !== null && !isOfQuery && lower.split(/\s+/u).includes(asked.toLowerCase());
  return found.length > 0 && !isAboutIt && !withState(said) && !complains(said);
}

/** Characters of the longest line that servers print with any answer. */
const MAX_BESIDE = 160;

/**
 * Signs; a time, perhaps with its zone and the client's address; a URL or a host. Question marks may have been letters, of a script that
 * the server's charset does not have.
 */
const DATA_ALONE: readonly RegExp[] = [
  /^[^\p{L}\p{N}?\ufffd]*$/u,
  /^\d{4}[-/.]\d\d[-/.]\d\d[T ]\d\d:\d\d[\d:.]{0,12}(?:Z|UTC| ?[+-]\d\d:?\d\d)?(?: \([A-Z]{2,5} [+-]\d\d:?\d\d\))?(?: - (?:IP: )?[\da-f.:]{3,39})?$/iu,
  /^[<(]?(?:https?:\/\/|www\.)[^\s<>]{1,150}[>)]?(?: \([^)]{1,40}\)\.?| <<<)?$/iu,
  /^\[?(?:Querying |Redirected to )?(?:[a-z\d-]{1,63}\.){1,6}[a-z\d-]{2,24}\]?$/iu,
];

/** Columns of the shortest long sentence; a wide character counts as two. */
const MIN_LONG_COLUMNS = 90;
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/gu;

function isOfNotice(run: readonly ProseLine[], asked: string | null): boolean {
  const words = run
    .map((line) => line.words)
    .join(' ')
    .toLowerCase();
  return (asked === null || !words.includes(asked.toLowerCase())) && isAboutTerms(words);
}

/** Whether sentences in lower case are about the terms of the service, and not about a name. Remembered, because nearly all responses of a server have the same. */
const isAboutTerms = remembered((words: string): boolean => {
  if (isAboutName(words) || isOfOneCase(words) || complains(words)) return false;
  const columns = words.length + (words.match(WIDE)?.length ?? 0);
  if (columns >= MIN_LONG_COLUMNS) return PLAIN.test(words) || OF_LONG.test(words);
  return PLAIN.test(words) && OF_SERVICE.test(words) && !TROUBLE.test(words);
});

const PLAIN = anyOf(TERMS.plain);
const OF_SERVICE = anyOf(TERMS.ofService);
const TROUBLE = anyWordOf(TERMS.trouble);
const OF_LONG = anyOf(TERMS.ofLong);

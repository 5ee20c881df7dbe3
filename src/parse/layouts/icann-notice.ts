import { BLANK, COMMENT, type Line, RULER } from '../text/lines.js';

const LAST_UPDATE =
  /^>>>+\s{0,4}(?:last update|whois database was last updated|(?:whois|rdds) request date)/iu;

const ABOUT_CODES = /^"?(?:status codes: )?for more information on \w{1,10} status codes/iu;

const END_OF_RECORD = /^%{0,2}\s{0,4}end of whois record/iu;

/** The line about status codes stands so near to the last update; below it, it belongs to the notice. */
const NEAR = 4;

/** What is shorter is a message: `This service is temporarily unavailable`. */
const SHORTEST = 80;

/** How notices begin, whoever writes them. */
const OPENING =
  /^(?:access to |terms of use|terms and conditions|whois terms|(?:\S{1,40} ){0,3}whois legal statement|notice: access|the (?:data|service|information|\.\S{1,40} registry whois|whois (?:service|information|data)) |this (?:service|whois (?:service|information|data)) )/iu;

/** Nearly all lines are told by their first letter, and need no pattern. */
const mayOpen = (words: string): boolean => words !== '' && 'ATWNatwn'.includes(words.charAt(0));

const mayBeRecord = (words: string): boolean => words !== '' && 'DROWdrow'.includes(words.charAt(0));

/** Lines that begin a record, or that say what the answer is. */
const RECORD =
  /^(?:domain (?:id|name)\s{0,40}:|registry domain id:|object (?:["«]|not found\.?$)|warning: this response)/iu;

const wordsOf = (line: Line, text: string): string => text.slice(line.start, line.end);

const SMALL_A = 97;

const ACCESS = /^access to (?:the|this) whois\b/iu;

/**
 * The legal notice of a server in ICANN's layout. By contract it stands after `>>> Last update of …`
 * and the line about status codes. Servers of before 2014 print it after the record without these, or
 * above it, and some leave it out where the name is free.
 */
export function icannNotice(lines: readonly Line[], text: string): Line[] {
  const below = afterLastUpdate(lines, text);
  return below.length > 0 ? below : byItsWords(lines, text);
}

function afterLastUpdate(lines: readonly Line[], text: string): Line[] {
  const start = lines.findIndex((line) => line.kind === RULER && LAST_UPDATE.test(wordsOf(line, text)));
  if (start < 0) return [];
  const found: Line[] = [];
  let checked = 0;
  for (let at = start + 1; at < lines.length; at++) {
    const line = lines[at] as Line;
    if (line.kind === BLANK) continue;
    if (line.kind === RULER) at = rulerEnd(lines, at, text);
    else if (checked++ < NEAR && ABOUT_CODES.test(wordsOf(line, text))) {
      // What stands above it is about the record; its address may stand on a line of its own.
      found.length = 0;
      const next = lines[at + 1];
      if (next !== undefined && /^https?:\/\/\S{1,200}$/iu.test(wordsOf(next, text))) at++;
    } else found.push(line);
  }
  const last = found.at(-1);
  if (last !== undefined && END_OF_RECORD.test(wordsOf(last, text))) found.pop();
  return found;
}

/** `>>> IMPORTANT INFORMATION …: please visit` goes on until `<<<`, on the next line at the latest. */
function rulerEnd(lines: readonly Line[], at: number, text: string): number {
  const closes = (line: Line | undefined): boolean =>
    line !== undefined && wordsOf(line, text).endsWith('<<<');
  return !closes(lines[at]) && closes(lines[at + 1]) ? at + 1 : at;
}

function byItsWords(lines: readonly Line[], text: string): Line[] {
  const found: Line[] = [];
  // Anything may stand before these words.
  const legal =
    text.includes('egal statement') || text.includes('egal Statement') || text.includes('EGAL STATEMENT');
  for (const line of lines) {
    if (line.kind === BLANK) continue;
    const words =
      line.kind === COMMENT ? wordsOf(line, text).replace(/^[%#;\s]{1,20}/u, '') : wordsOf(line, text);
    if (found.length === 0) {
      if ((legal || mayOpen(words)) && OPENING.test(words)) found.push(line);
    } else if (line.kind === RULER || (mayBeRecord(words) && RECORD.test(words))) break;
    else found.push(line);
  }
  const first = found[0];
  return first !== undefined && (found.at(-1) ?? first).end - first.start >= SHORTEST ? found : [];
}

/**
 * The notice of CentralNic's service is the paragraph about access, the last of its text; registries that
 * moved to another service print a notice of that one's.
 */
export function accessNotice(lines: readonly Line[], text: string): readonly Line[] {
  const from = lines.findLastIndex(
    (line) =>
      line.kind !== BLANK &&
      (text.charCodeAt(line.start) | 32) === SMALL_A &&
      ACCESS.test(wordsOf(line, text)),
  );
  return from < 0 ? icannNotice(lines, text) : lines.slice(from).filter((line) => line.kind !== BLANK);
}

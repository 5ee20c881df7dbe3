import { BLANK, LABELLED, type Line, TEXT } from './lines.js';
import { areAnswers, isThin, type Piece, registryFirst } from './merged-order.js';

/** Lookups ask a few servers; a text with more answers than this is not one. */
const MAX_PIECES = 8;

/**
 * Answers of several servers in one text, as client programs print them and other tools store
 * them: cut only where one server's answer ends for sure; the registry's comes first. Null for the
 * answer of one server, which is nearly always the case. Every character stays in one piece.
 */
export function splitMerged(text: string, lines: readonly Line[], host: string | null): Piece[] | null {
  const cuts = findCuts(text, lines);
  return cuts.length === 0 ? null : registryFirst(cutUp(text, cuts), host);
}

/** Where a piece begins. */
interface Cut {
  readonly at: number;
  /** The host that a client program's line names there. */
  readonly host: string | null;
  /** A bare `--`, or the end of IANA's record: a cut only where an answer stands on either side. */
  readonly doubtful: boolean;
}

const NONE: readonly Cut[] = [];

/** jwhois: `[Querying host]`, `[Redirected to host]`, and `[host]` alone above its answer. */
const CLIENT_LINE = /^(?:Querying|Redirected to) ([\w.-]{4,253})$/u;
const HOST = /^(?:[\w-]{1,63}\.){1,10}[\w-]{2,63}$/u;
/** whois of macOS and the BSDs: `# whois.example.net`, a blank line, the answer. */
const HOST_COMMENT = /^# ((?:[\w-]{1,63}\.){1,10}[\w-]{2,63})$/u;
/** whois of Debian, with --verbose. */
const REFERRAL = /^(?:Found a referral to|Using server) ([\w.-]{4,253}?)\.?$/u;
const IANA_START = '% IANA WHOIS server';
/** Verisign's last words; some tools put the registrar's first ones right behind them. */
const VERISIGN_END = 'The Registry database contains ONLY';
const VERISIGN_START = 'Whois Server Version ';
/** `and Registrars.`, `Registrars.` */
const isEnd = (text: string, start: number): boolean =>
  text.startsWith('Registrars.', start) || text.startsWith('and Registrars.', start);
/** Lines of its own between its record and its notice, and the notice, where tools have left them in. */
const AFTER_RECORD = ['>>> Last update', 'For more information on Whois status'];
const NOTICE = ['NOTICE', 'TERMS', 'The Registry'];
const DOMAIN_LABEL = /^domain(?:[ -]?name)?$/iu;
const isDomainLabel = (label: string): boolean =>
  (label.length === 6 || label.length === 10 || label.length === 11) && DOMAIN_LABEL.test(label);

/** A client program says no more than this before an answer. */
const CLIENT_LINES = 2;

const OPEN = 91;
const GREATER = 62;
const DASH = 45;
const PERCENT = 37;
const HASH = 35;
const SMALL_A = 97;
const SMALL_D = 100;
const SMALL_S = 115;
const LARGE_D = 68;
const LARGE_F = 70;
const LARGE_R = 82;
const LARGE_U = 85;
const LARGE_W = 87;

/** Goes once through the lines; most texts have no line that it stops at for long. */
function findCuts(text: string, lines: readonly Line[]): readonly Cut[] {
  let cuts: Cut[] | null = null;
  let name: string | null = null;
  /** Whether a `>>> Last update` line stands below that name. */
  let ended = false;
  /** Whether a server's words stand above, rather than only a client's. */
  let content = false;
  /** How many lines stand above. */
  let above = 0;
  let lastAnswer: number | null = null;
  /** Within Verisign's record, and behind the blank line that ends it. */
  let thin: 'record' | 'ended' | null = null;
  /** How many of its records were seen, each of which costs a look at all of the text. */
  let records = 0;
  /** Where the answer that is looked at begins. */
  let begun = 0;
  /** Whether Verisign's first words stand above. */
  let headed = false;
  const cut = (at: number, host: string | null, doubtful = false): void => {
    cuts ??= [];
    if (cuts.length + 1 < MAX_PIECES && (cuts.at(-1)?.at ?? -1) < at) cuts.push({ at, host, doubtful });
    name = null;
    ended = false;
    above = 0;
    headed = false;
    begun = at;
  };
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    if (line.kind === BLANK) {
      if (thin === 'record') thin = 'ended';
      continue;
    }
    const { start } = line;
    if (thin === 'ended' && !AFTER_RECORD.some((words) => text.startsWith(words, start))) {
      // Where a tool has left its notice out, another's answer stands right below Verisign's record.
      if (
        name !== null &&
        !NOTICE.some((words) => text.startsWith(words, start)) &&
        says(text, start, text.length, name)
      )
        cut(lineStart(text, lines, index), null);
      thin = null;
    }
    // Few lines begin as those that cut do: the rest costs one look at its first character.
    switch (text.charCodeAt(start)) {
      case OPEN: {
        const client = line.value === '' ? clientLines(text, lines, index) : null;
        if (client === null) break;
        if (content || cuts === null) cut(lineStart(text, lines, index), client.host);
        index = client.last;
        content = false;
        continue;
      }
      case GREATER:
        if (text.startsWith('>>> Last update', start)) ended = name !== null;
        break;
      case DASH:
        if (!content || line.end - start !== 2 || text.charCodeAt(start + 1) !== DASH) break;
        lastAnswer ??= lastAnswerLine(text, lines);
        if (index < lastAnswer) cut(start, null, true);
        break;
      case PERCENT:
        if (content && text.startsWith(IANA_START, start)) cut(start, 'whois.iana.org', true);
        break;
      case HASH:
        if (content && line.end - start < 80 && lines[index + 1]?.kind === BLANK) {
          const named = HOST_COMMENT.exec(text.slice(start, line.end))?.[1];
          if (named !== undefined) cut(start, named);
        }
        break;
      case SMALL_D:
      case LARGE_D:
        if (line.kind === LABELLED && isDomainLabel(line.label)) {
          const value = line.value.toLowerCase();
          const at = lineStart(text, lines, index);
          const ofVerisign = line.indent === 3 && value !== '' && records < MAX_PIECES && isThin(text, at);
          const again =
            name === null ? ofVerisign && !headed && says(text, begun, at, value) : name === value;
          if (again && (ofVerisign || (ended && opensRegistrars(lines, index)))) cut(at, null);
          if (ofVerisign) {
            thin = 'record';
            records++;
          }
          name ??= value;
        }
        break;
      case SMALL_S:
        if (line.value === 'IANA' && line.label === 'source') {
          const next = nextLine(lines, index + 1);
          if (next >= 0) cut(lineStart(text, lines, next), null, true);
        }
        break;
      case SMALL_A:
      case LARGE_R:
        if (name !== null && isEnd(text, start) && endsVerisign(text, lines, index)) {
          const end = text.indexOf('.', start) + 1;
          const next = end < line.end ? index : nextLine(lines, index + 1);
          if (next >= 0) cut(next === index ? end : lineStart(text, lines, next), null);
        }
        break;
      case LARGE_W:
        if (!text.startsWith(VERISIGN_START, start)) break;
        if (name !== null || (above > CLIENT_LINES && opensVerisign(text, lines, index)))
          cut(lineStart(text, lines, index), null);
        headed = true;
        break;
      case LARGE_F:
      case LARGE_U: {
        const named = content && line.kind === TEXT ? REFERRAL.exec(line.value)?.[1] : undefined;
        if (named !== undefined) cut(start, named);
        break;
      }
    }
    content = true;
    above++;
  }
  return cuts ?? NONE;
}

/**
 * The last line that can begin an answer or be in one: a bare `--` below it parts nothing. Nominet's stands above its
 * notice. Any line where Verisign's words stand, which need no domain's label beside them.
 */
const lastAnswerLine = (text: string, lines: readonly Line[]): number =>
  text.includes(VERISIGN_END) || text.includes(VERISIGN_START)
    ? lines.length
    : lines.findLastIndex(({ kind, label }) => kind === LABELLED && isDomainLabel(label));

const endsVerisign = (text: string, lines: readonly Line[], index: number): boolean =>
  text.startsWith(VERISIGN_END, lines[index - 1]?.start ?? 0);

/** Whether a text says a domain's name, by whatever label or none. */
const says = (text: string, from: number, to: number, name: string): boolean =>
  text.slice(from, to).toLowerCase().includes(name);

/** Verisign's second words, below a record that names its domain by a label of its own. */
function opensVerisign(text: string, lines: readonly Line[], index: number): boolean {
  const next = lines[nextLine(lines, index + 1)];
  return next !== undefined && text.startsWith('Domain names in ', next.start);
}

/** Whether a second record of the name is a registrar's: by the labels that ICANN has it begin with. */
const opensRegistrars = (lines: readonly Line[], index: number): boolean =>
  lines
    .slice(index + 1, index + 8)
    .some(({ label }) => label.startsWith('Registrar ') || label.startsWith('Registry Domain'));

/** A client's lines stand together; the last host that they name is the one that answers below. */
function clientLines(
  text: string,
  lines: readonly Line[],
  from: number,
): { last: number; host: string } | null {
  let found: { last: number; host: string } | null = null;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] as Line;
    if (line.kind === BLANK) continue;
    if (line.kind !== LABELLED || line.value !== '' || text[line.start] !== '[') break;
    const named: string | null =
      CLIENT_LINE.exec(line.label)?.[1] ?? (found !== null && HOST.test(line.label) ? line.label : null);
    if (named === null) break;
    found = { last: at, host: named.toLowerCase() };
  }
  return found;
}

function nextLine(lines: readonly Line[], from: number): number {
  for (let at = from; at < lines.length; at++) if (lines[at]?.kind !== BLANK) return at;
  return -1;
}

const lineStart = (text: string, lines: readonly Line[], index: number): number =>
  text.lastIndexOf('\n', (lines[index] as Line).start - 1) + 1;

/** Pieces between the cuts, in the order of the text; a doubtful cut needs an answer on either side. */
function cutUp(text: string, cuts: readonly Cut[]): Piece[] {
  const pieces: Piece[] = [];
  const [first, ...others] = cuts;
  const leads = first !== undefined && text.slice(0, first.at).trim() === '';
  const bounds = leads ? [{ ...first, at: 0 }, ...others] : [{ at: 0, host: null, doubtful: false }, ...cuts];
  bounds.forEach(({ at, host, doubtful }, index) => {
    const body = text.slice(at, bounds[index + 1]?.at ?? text.length);
    const before = pieces.at(-1);
    if (before !== undefined && doubtful && !areAnswers(before.body, body))
      pieces[pieces.length - 1] = { ...before, body: before.body + body };
    else pieces.push({ host, body, start: at, foreign: false });
  });
  return pieces;
}

import {
  GREATER_THAN,
  HASH,
  HYPHEN,
  LOWER_A,
  LOWER_D,
  LOWER_S,
  OPENING_BRACKET,
  PERCENT,
  UPPER_D,
  UPPER_F,
  UPPER_R,
  UPPER_U,
  UPPER_W,
} from './characters.js';
import { clientLines, hostAskedNext, hostInComment } from './client-lines.js';
import { BLANK, LABELLED, type Line } from './lines.js';
import { isThin } from './merged-order.js';

/** Lookups query a few servers; further cuts are ignored. */
const MAX_PIECES = 8;

/** Where a piece begins. */
export interface Cut {
  readonly at: number;
  /** The host that a client program's line names. */
  readonly host: string | null;
  /** A bare `--`, the end of IANA's record, or another name: a cut only if there is an answer on either side. */
  readonly doubtful: boolean;
}

/** Finds where the answers of several servers in one text begin, in one pass over the lines. */
export const findCuts = (text: string, lines: readonly Line[]): readonly Cut[] =>
  new CutFinder(text, lines).find();

const NONE: readonly Cut[] = [];

const IANA_START = '% IANA WHOIS server';
/** The end of Verisign's notice. Some tools continue with the registrar's answer on the same line. */
const VERISIGN_END = 'The Registry database contains ONLY';
const VERISIGN_START = 'Whois Server Version ';
/** Verisign's lines between its record and its notice, and the beginnings of the notice, unless a tool removed them. */
const AFTER_RECORD = ['>>> Last update', 'For more information on Whois status'];
const NOTICE = ['NOTICE', 'TERMS', 'The Registry'];

/** A client program prints no more lines before an answer. */
const MAX_CLIENT_LINES = 2;

class CutFinder {
  #cuts: Cut[] | null = null;
  /** The domain, as a label of the answer above names it, and that label. */
  #name: string | null = null;
  #label = '';
  /** Whether there was a `>>> Last update` line below that name. */
  #ended = false;
  /** Whether there are lines of a server above, rather than only a client's. */
  #content = false;
  /** Where the current answer begins, and how many of its lines are above the current line. */
  #begun = 0;
  #above = 0;
  /** Whether Verisign's first line was above. */
  #headed = false;
  /** Whether the line is within Verisign's record, or after the blank line that ends it. */
  #thin: 'record' | 'ended' | null = null;
  /** How many of Verisign's records were seen. Each costs a search of the whole text. */
  #records = 0;
  #lastAnswer: number | null = null;

  constructor(
    private readonly text: string,
    private readonly lines: readonly Line[],
  ) {}

  find(): readonly Cut[] {
    const { text, lines } = this;
    for (let index = 0; index < lines.length; index++) {
      const line = lines[index] as Line;
      if (line.kind === BLANK) {
        if (this.#thin === 'record') this.#thin = 'ended';
        continue;
      }
      if (this.#thin === 'ended') this.#belowThin(line, index);
      // Few lines begin like those that cut; all others cost one look at their first character.
      switch (text.charCodeAt(line.start)) {
        case OPENING_BRACKET: {
          const last = this.#client(line, index);
          if (last === null) break;
          index = last;
          this.#content = false;
          continue;
        }
        case GREATER_THAN:
          if (this.#says('>>> Last update', line)) this.#ended = this.#name !== null;
          break;
        case HYPHEN:
          this.#dashes(line, index);
          break;
        case PERCENT:
          if (this.#content && this.#says(IANA_START, line)) this.#cut(line.start, 'whois.iana.org', true);
          break;
        case HASH:
          if (this.#content) this.#named(hostInComment(text, line, lines[index + 1]), line);
          break;
        case LOWER_D:
        case UPPER_D:
          if (line.kind === LABELLED && isDomainLabel(line.label)) this.#domain(line, index);
          break;
        case LOWER_S:
          if (line.value === 'IANA' && line.label === 'source') this.#cutAbove(this.#next(index), true);
          break;
        case LOWER_A:
        case UPPER_R:
          if (this.#name !== null && this.#endsVerisign(line, index)) this.#behindVerisign(line, index);
          break;
        case UPPER_W:
          if (this.#says(VERISIGN_START, line)) this.#verisign(index);
          break;
        case UPPER_F:
        case UPPER_U:
          if (this.#content) this.#named(hostAskedNext(line), line);
          break;
      }
      this.#content = true;
      this.#above++;
    }
    return this.#cuts ?? NONE;
  }

  #cut(at: number, host: string | null, doubtful = false): void {
    this.#cuts ??= [];
    const cuts = this.#cuts;
    const last = cuts.at(-1);
    // `# host` right below IANA's record: a client's line makes the cut certain.
    if (last?.at === at && last.doubtful && !doubtful) cuts[cuts.length - 1] = { at, host, doubtful };
    else if (cuts.length + 1 < MAX_PIECES && (last?.at ?? -1) < at) cuts.push({ at, host, doubtful });
    this.#name = null;
    this.#ended = false;
    this.#above = 0;
    this.#headed = false;
    this.#begun = at;
  }

  /** Cuts above a line; does nothing for -1. */
  #cutAbove(index: number, doubtful = false): void {
    if (index >= 0) this.#cut(this.#lineStart(index), null, doubtful);
  }

  #named(host: string | null, { start }: Line): void {
    if (host !== null) this.#cut(start, host);
  }

  /** Cuts above a client's lines, and returns the index of the last of them; null if there are none. */
  #client(line: Line, index: number): number | null {
    const client = line.value === '' ? clientLines(this.text, this.lines, index) : null;
    if (client === null) return null;
    if (this.#content || this.#cuts === null) this.#cut(this.#lineStart(index), client.host);
    return client.last;
  }

  #dashes({ start, end }: Line, index: number): void {
    if (!this.#content || end - start !== 2 || !this.text.startsWith('--', start)) return;
    this.#lastAnswer ??= lastAnswerLine(this.text, this.lines);
    if (index < this.#lastAnswer) this.#cut(start, null, true);
  }

  /** Cuts where the name comes again: in a registrar's record below a registry's, or in Verisign's below a registrar's. */
  #domain(line: Line, index: number): void {
    const value = line.value.toLowerCase();
    const at = this.#lineStart(index);
    const thin = line.indent === 3 && value !== '' && this.#records < MAX_PIECES && isThin(this.text, at);
    const again =
      this.#name === null
        ? thin && !this.#headed && this.#mentions(value, this.#begun, at)
        : this.#name === value;
    if (again && (thin || (this.#ended && this.#opensRegistrars(index)))) this.#cut(at, null);
    else if (this.#isOtherRecord(line, index)) this.#cut(at, null, true);
    if (thin) {
      this.#thin = 'record';
      this.#records++;
    }
    if (this.#name !== null) return;
    this.#name = value;
    this.#label = line.label;
  }

  /** Whether a paragraph begins with the label of the domain, and with another name than the record above: a server may print several records. */
  #isOtherRecord({ label, value }: Line, index: number): boolean {
    const name = this.#name;
    if (name === null || label !== this.#label || this.lines[index - 1]?.kind !== BLANK) return false;
    return value.includes('.') && name.includes('.') && value.toLowerCase() !== name;
  }

  /** Cuts below Verisign's record, where a tool removed its notice. */
  #belowThin(line: Line, index: number): void {
    if (AFTER_RECORD.some((words) => this.#says(words, line))) return;
    this.#thin = null;
    const ofNotice = NOTICE.some((words) => this.#says(words, line));
    if (this.#name !== null && !ofNotice && this.#mentions(this.#name, line.start, this.text.length))
      this.#cutAbove(index);
  }

  /** Cuts above Verisign's first line, below another answer: a record, or lines that name the domain without a label. */
  #verisign(index: number): void {
    const next = this.lines[this.#next(index)];
    const opens = next !== undefined && this.#says('Domain names in ', next);
    if (this.#name !== null || (this.#above > MAX_CLIENT_LINES && opens)) this.#cutAbove(index);
    this.#headed = true;
  }

  /** `and Registrars.`, `Registrars.` */
  #endsVerisign(line: Line, index: number): boolean {
    const last = this.#says('Registrars.', line) || this.#says('and Registrars.', line);
    const above = this.lines[index - 1];
    return last && above !== undefined && this.#says(VERISIGN_END, above);
  }

  #behindVerisign(line: Line, index: number): void {
    const end = this.text.indexOf('.', line.start) + 1;
    if (end < line.end) this.#cut(end, null);
    else this.#cutAbove(this.#next(index));
  }

  /** Whether a second record of the name is a registrar's, by the first labels in ICANN's layout. */
  #opensRegistrars(index: number): boolean {
    return this.lines
      .slice(index + 1, index + 8)
      .some(({ label }) => label.startsWith('Registrar ') || label.startsWith('Registry Domain'));
  }

  #says(words: string, { start }: Line): boolean {
    return this.text.startsWith(words, start);
  }

  /** Whether a piece of the text contains the name, with any label or none. */
  #mentions(name: string, from: number, to: number): boolean {
    return this.text.slice(from, to).toLowerCase().includes(name);
  }

  /** Returns the index of the next line that is not blank; -1 if there is none. */
  #next(index: number): number {
    const { lines } = this;
    for (let at = index + 1; at < lines.length; at++) if (lines[at]?.kind !== BLANK) return at;
    return -1;
  }

  #lineStart(index: number): number {
    return this.text.lastIndexOf('\n', (this.lines[index] as Line).start - 1) + 1;
  }
}

const DOMAIN_LABEL = /^domain(?:[ -]?name)?$/iu;
const isDomainLabel = (label: string): boolean =>
  (label.length === 6 || label.length === 10 || label.length === 11) && DOMAIN_LABEL.test(label);

/**
 * Returns the index of the last line that can begin an answer or be part of one. A bare `--` below it separates nothing, like Nominet's
 * above its notice. With Verisign's words in the text any line can, because they need no label of the domain.
 */
const lastAnswerLine = (text: string, lines: readonly Line[]): number =>
  text.includes(VERISIGN_END) || text.includes(VERISIGN_START)
    ? lines.length
    : lines.findLastIndex(({ kind, label }) => kind === LABELLED && isDomainLabel(label));

import { entriesOf, type Rows } from '../read/rows.js';
import { STATUS_WORDS, type StatusWord } from '../words/status.js';
import { codeBeforeWords } from './epp-status.js';
import { remembered } from './remembered.js';

let words: ReadonlyMap<string, StatusWord> | undefined;

/** Returns what a word means at most registries. The table is built on first use. */
function commonly(word: string): StatusWord | undefined {
  words ??= new Map(entriesOf(STATUS_WORDS));
  return words.get(word);
}

/** Returns where the remark after a status begins: `ok https://…`, `free (…)`, `free - …`; -1 if there is none. */
const remarkIn = (value: string): number => value.search(/\s*(?:\s(?:https?:|--?\s)|\()/u);

/** Returns the form in which a status is looked up: letters and digits only, without its remark. */
function normalizeStatus(value: string): string {
  const cut = value.includes(' ') || value.includes('(') ? remarkIn(value) : -1;
  const word = (cut > 0 ? value.slice(0, cut) : value).toLowerCase();
  // An EPP status has only letters.
  return /^[a-z]+$/u.test(word) ? word : word.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}

/** Reads the value of a status label by the registry's own words, else by generic ones. */
export class StatusReader {
  readonly #own: ReadonlyMap<string, StatusWord>;
  /** Returns the strongest meaning of a value; null if none of its words is known. */
  readonly read: (value: string) => StatusWord | null = remembered((value) => this.#lookUp(value));

  /** `base` knows the words of the layout that this one builds on. */
  constructor(
    own: Rows<StatusWord> = {},
    private readonly base: StatusReader | null = null,
  ) {
    this.#own = new Map(entriesOf(own).map(([word, status]) => [normalizeStatus(word), status]));
  }

  #lookUp(value: string): StatusWord | null {
    const whole = this.#word(value);
    if (whole !== null) return whole;
    const code = codeBeforeWords(value);
    if (code !== null) return this.#word(code);
    const pieces = value.split(/[,;/|]|\s{2,}|\s-\s/u, 12);
    if (pieces.length < 2) {
      const words = value.split(/\s+/u, 8);
      return words.length > 1 && words.every((word) => EPP_WORD.test(word))
        ? strongest(words.map((word) => this.#word(word)))
        : this.#ledBy(value);
    }
    const words = pieces.map((piece) => this.#word(piece) ?? this.#ledBy(piece));
    const found = strongest(words);
    // `available; price 100 USD`
    return found === 'available' && words.includes(null) ? null : found;
  }

  /** Reads a state before a preposition with a reason or a date: `Suspended by the registry`, `Expired on 2011-11-09`. */
  #ledBy(value: string): StatusWord | null {
    const at = value.search(GOES_ON);
    const word = at > 0 ? this.#word(value.slice(0, at)) : null;
    return word !== null && LEADING.has(word) ? word : null;
  }

  #declared(word: string): StatusWord | undefined {
    return this.#own.get(word) ?? (this.base === null ? undefined : this.base.#declared(word));
  }

  #word(value: string): StatusWord | null {
    const word = normalizeStatus(value);
    const found =
      this.#declared(word) ??
      commonly(word) ??
      commonly(word.replace(CODE, '')) ??
      (SPACED.test(word) ? commonly(word.replace(/ /gu, '')) : null) ??
      null;
    if (found !== 'available') return found;
    return DOUBTED.test(value) ? null : this.#withRemark(value);
  }

  /** Reads a free status with its remark. `Available (premium)` is not free, nor is a status with an unknown remark. */
  #withRemark(value: string): StatusWord | null {
    const cut = remarkIn(value);
    if (cut <= 0) return 'available';
    const remark = value.slice(cut).replace(/^[\s(-]+|[\s).]+$/gu, '');
    if (remark === '' || FREE_REMARK.test(remark)) return 'available';
    const said = this.#lookUp(remark);
    return said === 'suspended' ? 'reserved' : said;
  }
}

/** `AVAILABLE?`, `free:`, and `Available*`, whose footnote is somewhere else. */
const DOUBTED = /[^\p{L}\p{M}\p{N}\s.!)\]>"'»”’。]\s*$/u;

/** `AVAILABLE (No match for domain "example.sx")`, or the URL of an EPP status. */
const FREE_REMARK = /^(?:no match(?: for (?:domain )?"?[^\s"]{1,253}"?)?|https?:\/\/\S{1,200})$/iu;

/** `CLIENT TRANSFER PROHIBITED`: an EPP status in words. */
const SPACED = /^(?:client|server|pending|auto|add|renew|transfer) [a-z ]{4,30}$/u;

/** `230 Reserved`: some servers number their answers. */
const CODE = /^\d{3} /u;

/** Not before `registration`: `Blocked for registration` means a name that is not registered. */
const GOES_ON =
  /\s(?:by|for|due to|until|till|since|from|on|because|awaiting|after|per|por|desde|hasta|até|par|depuis|durch|bis|seit)\s(?!(?:new )?(?:registration|registering|sale|purchase))/iu;

/** Meanings that do not depend on the words that follow, unlike `available from 2027`. */
const LEADING: ReadonlySet<StatusWord> = new Set<StatusWord>([
  'redemption',
  'pending_delete',
  'expired',
  'suspended',
  'reserved',
]);

const EPP_WORD = /^(?:client|server|pending|auto|add|renew|transfer|redemption|ok$)[A-Za-z]*$/u;

/** From strongest to weakest. The strongest status of a name is the one that is reported. */
const STRENGTH: readonly StatusWord[] = [
  'redemption',
  'pending_delete',
  'expired',
  'suspended',
  'inactive',
  'reserved',
  'invalid',
  'unavailable',
  'registered',
  'record',
  'available',
];

export function strongest(words: readonly (StatusWord | null)[]): StatusWord | null {
  for (const word of STRENGTH) if (words.includes(word)) return word;
  return null;
}

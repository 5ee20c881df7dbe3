import { entriesOf, type Rows } from '../read/rows.js';
import { STATUS_WORDS, type StatusWord } from '../words/status.js';
import { remembered } from './remembered.js';

let words: ReadonlyMap<string, StatusWord> | undefined;

/** What many registries mean by a word; the table is made on first use. */
function commonly(word: string): StatusWord | undefined {
  words ??= new Map(entriesOf(STATUS_WORDS));
  return words.get(word);
}

/** A status as it is looked up: without its explanation (`ok https://…`, `free (…)`), letters and digits only. */
function normalizeStatus(value: string): string {
  const cut = value.includes(' ') ? value.search(/\s(?:https?:|\(|--?\s)/u) : -1;
  const word = (cut > 0 ? value.slice(0, cut) : value).toLowerCase();
  // An EPP status is letters alone.
  return /^[a-z]+$/u.test(word) ? word : word.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}

/** Reads the value of a status label: by the registry's own words, else by those that many use. */
export class StatusReader {
  readonly #own: ReadonlyMap<string, StatusWord>;
  /** The strongest thing that a value says; null where none of its words is known. */
  readonly read: (value: string) => StatusWord | null = remembered((value) => this.#lookUp(value));

  /** `base` knows the words of the layout that this registry's stands on. */
  constructor(
    own: Rows<StatusWord> = {},
    private readonly base: StatusReader | null = null,
  ) {
    this.#own = new Map(entriesOf(own).map(([word, status]) => [normalizeStatus(word), status]));
  }

  #lookUp(value: string): StatusWord | null {
    const whole = this.#word(value);
    if (whole !== null) return whole;
    const pieces = value.split(/[,;/|]|\s{2,}|\s-\s/u, 12);
    if (pieces.length < 2) {
      const words = value.split(/\s+/u, 8);
      return words.length > 1 && words.every((word) => EPP_WORD.test(word))
        ? strongest(words.map((word) => this.#word(word)))
        : this.#ledBy(value);
    }
    return strongest(pieces.map((piece) => this.#word(piece) ?? this.#ledBy(piece)));
  }

  /** `Suspended by the registry`, `Expired on 2011-11-09`: a state and, after a preposition, why or since when. */
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
    return (
      this.#declared(word) ??
      commonly(word) ??
      commonly(word.replace(CODE, '')) ??
      (SPACED.test(word) ? commonly(word.replace(/ /gu, '')) : null) ??
      null
    );
  }
}

/** `CLIENT TRANSFER PROHIBITED`: an EPP status in words. */
const SPACED = /^(?:client|server|pending|auto|add|renew|transfer) [a-z ]{4,30}$/u;

/** `230 Reserved`: some servers number their answers. */
const CODE = /^\d{3} /u;

/** Not before `registration`: `Blocked for registration` speaks of a name that nobody holds. */
const GOES_ON =
  /\s(?:by|for|due to|until|till|since|from|on|because|awaiting|after|per|por|desde|hasta|até|par|depuis|durch|bis|seit)\s(?!(?:new )?(?:registration|registering|sale|purchase))/iu;

/** What these say holds whatever words follow: not so `available from 2027`. */
const LEADING: ReadonlySet<StatusWord> = new Set<StatusWord>([
  'redemption',
  'pending_delete',
  'expired',
  'suspended',
  'reserved',
]);

const EPP_WORD = /^(?:client|server|pending|auto|add|renew|transfer|redemption|ok$)[A-Za-z]*$/u;

/** From strongest to weakest: what a name with several statuses is called. */
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

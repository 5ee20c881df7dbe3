import type { AnswerKind } from '../explanation.js';
import { AVAILABLE } from './available.js';
import { FAILED } from './failed.js';
import { INVALID } from './invalid.js';
import { REFUSED } from './refused.js';
import { RESERVED } from './reserved.js';
import { FREE_SENTENCES, RESERVED_SENTENCES } from './sentences.js';
import { THROTTLED } from './throttled.js';
import { FREE_TRANSLATIONS, RESERVED_TRANSLATIONS } from './translations.js';
import { UNSUPPORTED } from './unsupported.js';

/**
 * Whole lines by which servers state what kind of answer they give. Each kind has one text: a phrase on each line, or ` | ` between
 * them. `answer/phrase-tree.ts` describes what a phrase may contain. Comment signs and rulers around a line do not matter, nor does its
 * final point.
 */
export type Phrases = Readonly<Partial<Record<AnswerKind, string>>>;

/** The server tells nothing about the name, which may be free or registered. */
const UNTOLD =
  '{Domain/Whois/Registration/Contact/Registrant} {data/information/details/record} {/is /are }not available';

/**
 * Whole lines that many servers print, or that have one meaning only. A registry's module adds its own.
 * No phrase may be a line that the record of a registered name could contain.
 */
export const GENERIC_PHRASES: Phrases = {
  throttled: THROTTLED,
  refused: REFUSED,
  unsupported: UNSUPPORTED,
  failed: FAILED,
  reserved: `${RESERVED}\n${RESERVED_SENTENCES}\n${RESERVED_TRANSLATIONS}`,
  invalid: INVALID,
  unknown: UNTOLD,
  available: `${AVAILABLE}\n${FREE_SENTENCES}\n${FREE_TRANSLATIONS}`,
};

import type { Phrases } from '../answer/phrases.js';
import { AVAILABLE } from './available.js';
import { FAILED } from './failed.js';
import { INVALID } from './invalid.js';
import { REFUSED } from './refused.js';
import { RESERVED } from './reserved.js';
import { FREE_SENTENCES, RESERVED_SENTENCES } from './sentences.js';
import { THROTTLED } from './throttled.js';
import { FREE_TRANSLATIONS, RESERVED_TRANSLATIONS } from './translations.js';
import { UNSUPPORTED } from './unsupported.js';

/** Nothing is told, of a name that may be anything. */
const UNTOLD =
  '{Domain/Whois/Registration/Contact/Registrant} {data/information/details/record} {/is /are }not available';

/**
 * Whole lines seen at many servers, or saying one thing only. A registry's own module adds its own.
 * Nothing stands here that a registered name's record could contain as a line of its own.
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

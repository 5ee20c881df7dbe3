import type { Fixture } from './fixture.js';
import type { Misbehavior } from './misbehavior.js';
import { recode } from './recode.js';

/**
 * Said where no fixture answers. It must never read as "available": it is a comment, and no registry's words for a
 * free name.
 */
const NO_FIXTURE = '% port43 replay: no fixture answers this question.\r\n';

/** For hosts whose fixtures hold no throttled answer. */
const THROTTLED = 'Query quota exceeded\r\n';

/** The bytes that a host answers, given the fixture that was chosen and how it misbehaves now. */
export async function answer(
  fixture: Fixture | null,
  misbehavior: Misbehavior | null,
  ofHost: readonly Fixture[],
): Promise<Uint8Array> {
  if (misbehavior?.mode === 'throttle') {
    return ofHost.find(({ name }) => name.startsWith('throttled'))?.body ?? ascii(THROTTLED);
  }
  if (fixture === null) return ascii(NO_FIXTURE);
  return misbehavior?.mode === 'charset' ? recode(fixture, misbehavior.charset) : fixture.body;
}

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

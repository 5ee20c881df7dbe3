import { encodeText } from '../registry/encode-text.js';
import type { Fixture } from './fixture.js';
import type { Misbehavior } from './misbehavior.js';

/**
 * Sent if no fixture matches. It must never be read as "available", so it is a comment, and not in the words of any registry.
 */
const NO_FIXTURE = '% port43 replay: no fixture for this query.\r\n';

/** Whether the first part of a lookup is a replay server's comment that it has no stored response. */
export const isWithoutFixture = ([first]: readonly { body: string }[]): boolean =>
  first?.body.startsWith(NO_FIXTURE.trimEnd()) === true;

/** For hosts without a fixture for a rate limit. */
const THROTTLED = 'Query quota exceeded\r\n';

/** The bytes that a host sends, for the chosen fixture and misbehavior. */
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

/** Charsets that registries have been seen to use, small ones first; the last one covers Unicode. */
const WRONG = ['iso-8859-1', 'iso-8859-2', 'koi8-r', 'shift_jis', 'euc-kr', 'utf-8', 'gb18030'];

/**
 * Encodes the fixture's text in another charset: the given one (with `?` for missing characters), or the first that can encode it and is not
 * its own. Pure ASCII is the same in nearly all charsets; then the response does not change. Throws if the charset is unknown.
 */
function recode(fixture: Fixture, charset?: string): Uint8Array {
  const text = new TextDecoder(fixture.charset).decode(fixture.body);
  const own = fixture.charset.toLowerCase();
  const other =
    charset ?? WRONG.find((name) => name !== own && encodeText(text, name) !== null) ?? 'utf-16le';
  const bytes = encodeText(text, other, '?');
  if (bytes === null) throw new Error(`"${other}" is not a charset that text can be encoded in`);
  return bytes;
}

import type { Fixture } from './fixture.js';

/** Charsets that registries have been seen to answer in, narrow ones first; the last one holds all of Unicode. */
const WRONG = ['iso-8859-1', 'iso-8859-2', 'koi8-r', 'shift_jis', 'euc-kr', 'utf-8', 'gb18030'];

/**
 * The fixture's text in another charset: the one named, or else the first that can hold it and is not its own.
 * Pure ASCII is the same in nearly all of them: then the answer does not change, and need not.
 */
export async function recode(fixture: Fixture, charset?: string): Promise<Uint8Array> {
  const { default: iconv } = await import('iconv-lite');
  const holds = (name: string, text: string): boolean =>
    iconv.decode(iconv.encode(text, name), name) === text;
  // TextDecoder knows ISO-2022-JP and the other stateful ones, iconv-lite encodes more.
  const text = new TextDecoder(fixture.charset).decode(fixture.body);
  const other = charset ?? WRONG.find((name) => name !== fixture.charset.toLowerCase() && holds(name, text));
  return new Uint8Array(iconv.encode(text, other ?? 'utf-16le'));
}

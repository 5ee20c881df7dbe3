import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { encodeText } from '../../src/registry/encode-text.js';

const TEXTS: [charset: string, text: string][] = [
  ['iso-8859-1', 'bücher.example\r\n'],
  ['iso-8859-2', 'zażółć.example'],
  ['iso-8859-9', 'ışık.example'],
  ['windows-1250', '€uro.example'],
  ['koi8-r', 'пример.example'],
  ['shift_jis', '日本語.example ｱｲｳ'],
  ['euc-jp', '日本語ひらがな.example'],
  ['euc-kr', '한국.example'],
  ['gbk', '中国.example'],
  ['gb18030', '中国.example'],
  ['big5', '台灣.example'],
  ['UTF-8', '日本 🌍'],
];

describe('text as bytes of a charset', () => {
  it.each(TEXTS)('in %s: the same bytes as iconv-lite', (charset, text) => {
    expect(Buffer.from(encodeText(text, charset) ?? []).toString('hex')).toBe(
      iconv.encode(text, charset).toString('hex'),
    );
  });

  it.each([
    ['a letter that the charset lacks', '日本.example', 'iso-8859-1'],
    ['a charset that nobody knows', 'a', 'klingon-1'],
    ['a charset with escapes', 'a', 'iso-2022-jp'],
    ['the sign for what cannot be read', '\ufffd', 'koi8-r'],
  ])('%s: null', (_, text, charset) => {
    expect(encodeText(text, charset)).toBeNull();
  });

  it('is decoded to the same text, for every letter of a charset', () => {
    for (const charset of ['iso-8859-5', 'windows-1251', 'koi8-u', 'shift_jis', 'euc-kr', 'big5']) {
      const text = 'абв 漢字 가나'
        .split('')
        .filter((each) => encodeText(each, charset) !== null)
        .join('');
      expect(text.length).toBeGreaterThan(2);
      expect(new TextDecoder(charset).decode(encodeText(text, charset) ?? undefined)).toBe(text);
    }
  });
});

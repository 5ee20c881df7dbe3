import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { parse } from '../../src/parse/index.js';
import { decode } from '../../src/record/index.js';
import { anyText } from '../support/any-text.js';

const utf8 = (text: string) => new TextEncoder().encode(text);
const encoded = (text: string, charset: string) => new Uint8Array(iconv.encode(text, charset));

describe('evidence for a charset, strongest first', () => {
  it('is a byte order mark', () => {
    expect(decode(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).toEqual({
      text: 'a',
      charset: 'utf-8',
      evidence: 'bom',
      replaced: false,
    });
    expect(decode(Uint8Array.of(0xff, 0xfe, 0xe9, 0x00))).toMatchObject({ text: 'é', charset: 'utf-16le' });
    expect(decode(Uint8Array.of(0xfe, 0xff, 0x00, 0xe9))).toMatchObject({ text: 'é', charset: 'utf-16be' });
  });

  it('is then valid UTF-8, even from a server known for another charset', () => {
    const found = decode(utf8('Inhaber: Müller'), { host: 'whois.nic.br' });
    expect(found).toEqual({ text: 'Inhaber: Müller', charset: 'utf-8', evidence: 'valid', replaced: false });
  });

  it('is then the known charset of the server, in any letter case', () => {
    const body = encoded('owner: Associação Exemplo', 'iso-8859-1');
    for (const host of ['whois.registro.br', 'WHOIS.Registro.BR']) {
      const found = decode(body, { host });
      expect(found).toMatchObject({ text: 'owner: Associação Exemplo', evidence: 'server', replaced: false });
    }
  });

  it('is finally a guess', () => {
    expect(decode(encoded('Registrant: José Núñez', 'iso-8859-1'))).toMatchObject({
      text: 'Registrant: José Núñez',
      charset: 'windows-1252',
      evidence: 'guess',
    });
  });

  it('keeps the quotation marks, dashes and the euro sign of windows-1252', () => {
    const text = 'Registrant: Compañía “Ejemplo” – l’Œuvre, 5 €';
    expect(decode(encoded(text, 'windows-1252'))).toMatchObject({ text, charset: 'windows-1252' });
  });

  it('is not needed for text input', () => {
    expect(decode('é')).toEqual({ text: 'é', charset: 'utf-8', evidence: 'text', replaced: false });
  });
});

describe('charsets that only the bytes can show', () => {
  it.each([
    ['windows-1251', 'Регистратор: Пример регистратора доменных имён'],
    ['koi8-u', 'Регистратор: Пример регистратора доменных имён'],
    ['koi8-u', 'Власник: Іван Приклад, вулиця Незалежності, Київ'],
    ['windows-1251', 'Власник: Іван Приклад, вулиця Незалежності, Київ'],
    ['gb18030', '域名注册人：示例公司有限责任'],
  ])('%s', (charset, text) => {
    expect(decode(encoded(text, charset))).toEqual({ text, charset, evidence: 'guess', replaced: false });
  });

  it('ISO-2022-JP, whose bytes are valid UTF-8', () => {
    // ESC $ B, JIS X 0208 for 日本, ESC ( B
    const body = Uint8Array.of(0x61, 0x20, 0x1b, 0x24, 0x42, 0x46, 0x7c, 0x4b, 0x5c, 0x1b, 0x28, 0x42, 0x2e);
    expect(decode(body)).toEqual({
      text: 'a 日本.',
      charset: 'iso-2022-jp',
      evidence: 'valid',
      replaced: false,
    });
  });

  it('UTF-8 with a broken byte stays UTF-8, and is reported as broken', () => {
    const body = Uint8Array.of(...utf8('Пример регистратора'), 0xff, ...utf8(' имён'));
    const found = decode(body);
    expect(found).toMatchObject({ charset: 'utf-8', evidence: 'guess', replaced: true });
    expect(found.text).toBe('Пример регистратора\ufffd имён');
  });
});

describe('an unknown charset, recognized by the letters of its languages', () => {
  it.each([
    ['gb18030', '王小明'],
    ['gb18030', '注册者: 北京示例科技有限公司\n联系人: 张三'],
    ['big5', '公司名稱：範例股份有限公司'],
    ['big5', 'Registrant: 台北市信義區信義路五段7號'],
    ['euc-kr', '등록인: 주식회사 예제'],
    ['euc-kr', '책임자: 홍길동\n등록인 주소: 서울특별시 강남구 테헤란로 123, 4층'],
    ['euc-jp', '登録者名: 株式会社サンプル'],
    ['euc-jp', '山田太郎'],
    ['shift_jis', '[組織名] 例示株式会社\n[住所] 東京都千代田区丸の内1丁目'],
    ['shift_jis', 'このサービスは現在ご利用いただけません。'],
    ['windows-1250', 'Abonent: Przykład Spółka z o.o., ul. Żółta 5, 00-001 Wrocław, Śląsk'],
    ['iso-8859-2', 'Abonent: Przykład Spółka z o.o., Śląsk, Dąbrowa'],
    ['windows-1250', 'Jméno: Dvořák, Příčná 5, Žižkov, Praha'],
    ['iso-8859-2', 'Meno: Ľubica Nováková, Čerešňová 1, Žilina'],
    ['windows-1250', 'Titular: Exemplu SRL, Bucureşti, judeţul Ilfov'],
    ['windows-1254', 'Kişi: Örnek Şirketi, Kadıköy, İstanbul'],
    ['windows-1253', 'Κάτοχος: Παράδειγμα Α.Ε., Άλιμος'],
    ['iso-8859-7', 'Κάτοχος: Παράδειγμα Α.Ε., Άλιμος'],
    ['windows-1255', 'בעל השם: חברה לדוגמה בע"מ, רחוב הרצל 5, תל אביב'],
    ['windows-1256', 'المسجل: شركة المثال المحدودة، الرياض'],
    ['windows-874', 'ผู้ถือครอง: บริษัท ตัวอย่าง จำกัด กรุงเทพมหานคร'],
    ['windows-1251', 'ООО "ПРИМЕР"'],
    ['koi8-u', 'ООО "ПРИМЕР"'],
    ['windows-1251', 'Фирма ЕООД, София'],
  ])('%s: %s', (charset, text) => {
    const record = `Domain Name: example.com\n${text}\nCreation Date: 2010-05-04`;
    expect(decode(encoded(record, charset))).toEqual({
      text: record,
      charset,
      evidence: 'guess',
      replaced: false,
    });
  });

  it.each([
    'Associação',
    'ASSOCIAÇÃO BRASILEIRA, SÃO JOÃO',
    'Müller & Söhne GmbH, Große Straße 5, Köln',
    'Société Générale, Genève; Zäch & Cie',
    'L’Œuvre d’été – “Bœuf” à l’œil',
    'Città di Forlì, perché già più',
    'Nº 5, 3ª planta, 40 m², ¿dónde? ¡aquí!',
    'Col·legi d’Enginyers, Barça',
    'Åse Sørensen, Ærø; Malmö, Hæstad',
    'Sigurður Þorgeirsson ehf., Þjóðskrá Íslands',
    'Põhja-Tallinn, Õismäe, Jõgeva',
    '© 2026 Example® – all rights',
  ])('windows-1252 is kept: %s', (text) => {
    expect(decode(encoded(text, 'windows-1252'))).toMatchObject({ text, charset: 'windows-1252' });
  });

  it('windows-1252 is the default in doubt, unless the country of the server or domain uses other letters', () => {
    const found = (text: string, charset: string, host?: string) =>
      decode(encoded(`Name: ${text}`, charset), host === undefined ? {} : { host }).text.slice(6);
    expect(found('Michał', 'windows-1250')).toBe('Micha³');
    expect(found('Michał', 'windows-1250', 'whois.registrar.pl')).toBe('Michał');
    expect(found('Győr, Fő utca', 'windows-1250', 'whois.registrar.hu')).toBe('Győr, Fő utca');
    expect(found('Alan adı kayıtlı', 'windows-1254', 'whois.registrar.com.tr')).toBe('Alan adı kayıtlı');
    expect(found('Lietuvių įmonė', 'windows-1257', 'whois.registrar.lt')).toBe('Lietuvių įmonė');
    expect(found('דוד כהן', 'windows-1255', 'whois.registrar.co.il')).toBe('דוד כהן');
    expect(found('Société Générale, Orléans', 'windows-1252', 'whois.registrar.pl')).toBe(
      'Société Générale, Orléans',
    );
    const stored = encoded('Domain Name: example.pl\nRegistrant Name: Michał', 'windows-1250');
    expect(parse(stored, { domain: 'example.pl' }).registrant_contacts[0]?.name).toBe('Michał');
  });
});

describe('characters that are not text', () => {
  it.each([
    ['NULs', 'a\0b', 'ab'],
    ['escapes', 'a\u001b[31mb', 'a[31mb'],
    ['C1 controls', 'a\u0085b\u009b', 'ab'],
    ['DEL', 'a\u007fb', 'ab'],
    ['a byte-order mark in the middle', 'a\ufeffb', 'ab'],
  ])('%s are removed', (_, before, after) => {
    expect(decode(before).text).toBe(after);
    expect(decode(utf8(before)).text).toBe(after);
  });

  it.each([
    ['exam\0ple.com', 'exam\ufffdple.com'],
    ['example.c\u0007\0om', 'example.c\ufffdom'],
    ['ns1.example.com\0ns2.example.com', 'ns1.example.com\ufffdns2.example.com'],
    ['"example.com\0"', '"example.com"'],
  ])('are replaced within a name, which would be another one without them: %j', (before, after) => {
    expect(decode(before).text).toBe(after);
    expect(decode(utf8(before))).toMatchObject({ text: after, replaced: after.includes('\ufffd') });
  });

  it('except for tabs', () => {
    expect(decode('a\tb').text).toBe('a\tb');
  });

  it('line endings become one line feed', () => {
    expect(decode('a\r\nb\rc\n\rd\n\ne').text).toBe('a\nb\nc\nd\n\ne');
    // Any run of returns before a line feed, as servers send that write their line ends twice.
    expect(decode('a\r\r\nb\r\r\r\n\r\r\nc\r\rd\n\r\r\ne').text).toBe('a\nb\n\nc\n\nd\n\ne');
  });
});

const host = fc.constantFrom(undefined, 'whois.registro.br', 'whois.jprs.jp', 'whois.example.com.tw', '');

it('decoding never throws, and leaves no control character but tab and line feed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), host, (body, name) => {
      const { text, replaced } = decode(body, name === undefined ? {} : { host: name });
      expect(text).not.toMatch(/[\0-\x08\x0b-\x1f\x7f-\x9f\ufeff]/);
      if (text.includes('\ufffd') && !utf8Has(body, '\ufffd')) expect(replaced).toBe(true);
    }),
  );
});

const utf8Has = (body: Uint8Array, character: string) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body).includes(character);
  } catch {
    return false;
  }
};

it('valid UTF-8 without controls is not changed, except for line endings', () => {
  const character = anyText({ minLength: 1, maxLength: 1 }).filter(
    (text) => !/\p{Surrogate}/u.test(text) && !/[\0-\x08\x0b-\x1f\x7f-\x9f\ufeff]/.test(text),
  );
  fc.assert(
    fc.property(fc.array(character, { maxLength: 80 }), fc.boolean(), host, (characters, crlf, name) => {
      const text = characters.join('');
      const body = utf8(crlf ? text.replaceAll('\n', '\r\n') : text);
      const found = decode(body, name === undefined ? {} : { host: name });
      expect(found).toEqual({ text, charset: 'utf-8', evidence: 'valid', replaced: false });
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PhraseBook } from '../../../src/parse/answer/phrases.js';
import { answerKind, explain, parse } from '../../../src/parse/index.js';

const book = new PhraseBook({
  available: 'No match for {domain}. | {domain} is free | The queried object does not exist: {…}',
  throttled: 'Too many queries',
});
const kindOf = (line: string, asked: string | null = null) =>
  book.match(line, 0, line.length, asked)?.kind ?? null;

describe("a phrase matches a whole line in the registry's words", () => {
  it('ignores case, quotes, spaces, comment signs and final periods', () => {
    for (const line of [
      'No match for "example.com".',
      'NO MATCH FOR EXAMPLE.COM',
      '%% no  match  for   example.com',
      '*** No match for [example.com]! ***',
      '>>> example.com is free <<<',
      'The queried object does not exist: DOMAIN NOT FOUND',
    ])
      expect(kindOf(line), line).toBe('available');
    expect(kindOf('# Too many queries.')).toBe('throttled');
  });

  it('never matches part of a longer line', () => {
    for (const line of [
      'No match for "example.com" was made by us, ask the registrar.',
      'Alas, no match for "example.com".',
      'example.com is free of charge',
      'Too many queries make us sad',
    ])
      expect(kindOf(line), line).toBeNull();
  });

  it('says nothing about a name other than the requested one', () => {
    expect(kindOf('No match for "example.net".', 'example.com')).toBe('unknown');
    expect(kindOf('example.co is free', 'example.com')).toBe('unknown');
    for (const asked of ['example.com', 'EXAMPLE.COM', 'example.com.'])
      expect(kindOf('No match for "Example.COM".', asked)).toBe('available');
    // A host below the name, a suffix above it: neither says anything of the name.
    expect(kindOf('No match for "WWW.EXAMPLE.COM".', 'example.com')).toBe('unknown');
    expect(kindOf('No match for "example.com".', 'www.example.com')).toBe('unknown');
    expect(kindOf('No match for "co.uk".', 'example.co.uk')).toBe('unknown');
    // The same name in Unicode and in Punycode, however it was requested.
    expect(kindOf('No match for "exämple.com".', 'xn--exmple-cua.com')).toBe('available');
    expect(kindOf('No match for "XN--EXMPLE-CUA.COM".', 'exämple.com')).toBe('available');
    expect(kindOf('No match for "exämple.com".', 'example.com')).toBe('unknown');
    expect(kindOf('No match for "example.com".', 'exämple.com')).toBe('unknown');
  });

  it('matches no line of random text without a phrase', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (line) => {
        const kind = kindOf(line);
        if (kind !== null)
          expect(line.toLowerCase()).toMatch(/no\s+match\s+for|is\s+free|does\s+not\s+exist|too\s+many/);
      }),
    );
  });
});

describe('a name is available only on positive evidence', () => {
  const statusOf = (body: string, domain = 'example.com') => parse(body, { domain }).status;

  it('not if there is a record', () => {
    expect(
      statusOf('No match for example.com\n\nDomain Name: EXAMPLE.COM\nCreation Date: 2001-02-03\n'),
    ).toBe('registered');
    expect(statusOf('No match for example.com\n\nRegistrar: Example Registrar, Inc.\n')).toBe('unknown');
    expect(statusOf('No match for example.com\n\nStatus: ok\n')).toBe('unknown');
  });

  it.each([
    'admin-c: EX1-TEST',
    'tech-c: EX1-TEST',
    'Registrar ID: 9999',
    'Registrar URL: https://registrar.example',
    'Tech Name: Jane Doe',
    'Admin Email: jane@example.net',
    'Name Server: ns1.example.net',
  ])('not if a status of free names comes with %j', (line) => {
    for (const status of ['Status: free', 'Status: available', 'Domain Status: No Object Found'])
      for (const lines of [
        ['Domain: example.com', status, line],
        ['Domain: example.com', line, status],
      ]) {
        const { properties, warnings } = explain(lines.join('\n'), { domain: 'example.com' });
        expect(properties['available?']).not.toBe(true);
        expect(warnings.map(({ code }) => code)).toContain('CONFLICT');
      }
  });

  it('not if the server also throttles, refuses, fails, or reserves the name', () => {
    const free = 'No match for example.com\n';
    expect(statusOf(`${free}Too many queries\n`)).toBe('unknown');
    expect(statusOf(`${free}Access denied\n`)).toBe('unknown');
    expect(statusOf(`${free}Service unavailable\n`)).toBe('unknown');
    expect(statusOf(`${free}TLD is not supported\n`)).toBe('unknown');
    expect(statusOf(`${free}Reserved by Registry\n`)).toBe('reserved');
  });

  it.each([
    'Quota of 0 exceeded',
    'Daily limit reached for 192.0.2.1',
    'Access denied',
    'Your IP has been blocked',
    'Server maintenance, 02:00 to 04:00',
    'You send too many requests',
    'An internal error occurred',
    'The lookup timed out',
  ])('not if the server did not search: %s', (complaint) => {
    for (const text of [`% Error: ${complaint}\n% No match\n`, `No match\n\n${complaint}\n`])
      expect(parse(text, { domain: 'example.com' }).status, text).toBe('unknown');
  });

  it('not if a file is missing rather than a name', () => {
    expect(parse('Not found: /var/lib/whois/whois.db', { domain: 'example.com' }).status).toBe('unknown');
  });

  it('not if the response is about another name', () => {
    expect(statusOf('No match for example.net\n')).toBe('unknown');
    expect(statusOf('No match for example.com\n')).toBe('available');
  });

  it.each([
    '*.example.com',
    '.example.com',
    '-example.com',
    'example.com-',
    '@example.com',
    '#example.com',
    '=example.com',
    '~example.com',
    'example.com*',
    '\u202eexample.com',
    'exam\u200bple.com',
    'exam\u00adple.com',
    'exam\0ple.com',
    'example\0.com',
  ])('not if the server searched another text than the name: %j', (searched) => {
    for (const body of [
      `No match for "${searched}".\n`,
      `${searched} not found\n`,
      `Domain: ${searched}\nStatus: free\n`,
      `Query: ${searched}\nNot found\n`,
    ])
      expect(statusOf(body), body).not.toBe('available');
  });

  it.each([
    '"example.com"',
    '<example.com>',
    '«example.com»',
    '“example.com”',
    '[example.com]',
    'example.com.',
  ])('in quotes or brackets it is the name: %s', (searched) => {
    expect(statusOf(`No match for ${searched}\n`)).toBe('available');
  });
});

describe('words for a free name that many servers could use', () => {
  const kindOfAnswer = (body: string) =>
    answerKind({ host: 'whois.example', body }, { domain: 'example.com' });

  it.each([
    'ERROR: Domain not found.',
    'There were no matches for example.com',
    'example.com: not registered',
    'El dominio example.com no se encuentra registrado',
    'Domaine inconnu',
    'Die Domain example.com ist frei.',
    'Домен не найден',
    'No matching objects found',
    'Record not found for example.com',
    'The domain name example.com has not been registered.',
    "Le domaine example.com n'existe pas",
    'No se han encontrado resultados',
    'El dominio example.com está disponible',
    'Домен example.com свободен',
    '没有匹配的记录',
    'The requested domain name was not found in our database.',
    '域名未注册',
  ])('%s', (line) => {
    expect(kindOfAnswer(line)).toBe('available');
  });

  it.each([
    'No match: error',
    'No match for IP',
    'No such domain: reserved',
    'Not found: quota',
    'Domain reserved not found',
    'Service available',
    'El dominio no está disponible',
    'Домен не свободен',
    'Domínio não disponível',
  ])('do not include: %s', (line) => {
    expect(kindOfAnswer(line)).not.toBe('available');
    expect(parse(line).status).not.toBe('available');
  });

  it('may have a colon before the name', () => {
    expect(kindOfAnswer('No match for: example.com\n')).toBe('available');
    expect(kindOfAnswer('No match for: example.net\n')).not.toBe('available');
  });

  it('say nothing about a name that was not requested', () => {
    expect(kindOfAnswer('example.net: not found')).not.toBe('available');
    expect(kindOfAnswer('ns1.example.net: not registered')).not.toBe('available');
  });

  it('do not count if they continue the line above', () => {
    expect(kindOfAnswer('The information in this database is\nNot found\nelsewhere\n')).not.toBe('available');
    expect(kindOfAnswer('Welcome to the example whois server\nNot found\n')).toBe('available');
  });

  it.each([
    'User not found',
    'Host not found',
    'No such file or directory',
    'No match for nameserver "NS1.EXAMPLE.COM"',
    'Registrar not found',
    'Domain is not available',
    'No domain specified',
    'Domain lookup failed',
    'Free service for everyone',
    // A negation is in the place of the name.
    'El dominio no está disponible',
    'O domínio não está disponível',
    'Domínio não disponível',
    'Домен не свободен',
  ])('do not include these either: %s', (line) => {
    expect(kindOfAnswer(line)).not.toBe('available');
  });

  it('are not those of a missing web page', () => {
    expect(kindOfAnswer('HTTP/1.1 404 Not Found\n\n<h1>Not Found</h1>\n')).not.toBe('available');
  });
});

describe('words for a name that cannot be registered', () => {
  it.each([
    'example.com is a reserved domain name',
    'This domain name is reserved and cannot be registered.',
    'Registration of this domain is prohibited',
    'Not open for registration',
    'The queried object does not exist: RESERVED',
    'The queried object does not exist: Premium.',
    'Nombre reservado',
    'Ce nom de domaine est réservé',
    '保留域名',
  ])('%s', (line) => {
    expect(answerKind({ host: 'whois.example', body: line }, { domain: 'example.com' })).toBe('reserved');
  });
});

describe('words for a free name in European languages', () => {
  const kind = (body: string) => answerKind({ host: null, body }, { domain: 'example.zz' });

  it('mean that the name is free', () => {
    for (const line of [
      'Domena nie istnieje',
      'Doména example.zz není registrována.',
      'Domeniul nu este înregistrat',
      'Het domein example.zz is vrij',
      "Le domaine example.zz n'existe pas",
      'Il dominio non è registrato',
      'Verkkotunnus on vapaa',
      'Домен example.zz не зареєстровано',
    ])
      expect(kind(line), line).toBe('available');
  });

  it('do not if they say the opposite, or are about another name', () => {
    for (const line of [
      'Domena jest zarejestrowana',
      'Doména example.zz je registrována.',
      'Het domein example.zz is niet vrij',
      'Le domaine example.zz existe',
      'Il dominio è registrato',
      'Het domein example.org is vrij',
    ])
      expect(kind(line), line).not.toBe('available');
  });
});

describe('the codes of RWhois (RFC 2167) and of the RIPE database', () => {
  const kind = (body: string) => answerKind({ host: null, body }, { domain: 'example.zz' });

  it('mean the same at every server', () => {
    expect(kind('%error 230 No Objects Found\n')).toBe('available');
    expect(kind('%error 350 Invalid Query Syntax\n')).toBe('invalid');
    expect(kind('%ERROR:107: usage error\n')).toBe('invalid');
    expect(
      kind('%ERROR:115: invalid search key\n%\n% Search key specified contains invalid characters\n'),
    ).toBe('invalid');
  });
});

describe('words that one kind of server prints', () => {
  const kind = (body: string) => answerKind({ host: 'whois.example', body }, { domain: 'example.zz' });

  it.each([
    ['available', 'not find MatchingRecord'],
    ['available', "The requested domain was not found in the Registry or Registrar's WHOIS Server."],
    ['available', 'Domain doesn’t exist'],
    ['available', '% No match record found'],
    ['available', 'No records found for example.zz'],
    ['available', 'The domain you requested is not known in Freenoms database.'],
    ['available', 'This domain is currently available for registration'],
    ['reserved', 'The queried object does not exist: Not available for registration'],
    ['reserved', 'This domain is reserved by the registry and cannot be registered.'],
    ['throttled', 'whois.example: only 1 request per second allowed, try again later'],
    ['throttled', 'Queried interval is too short.'],
    ['invalid', '網域名稱不合規定'],
  ])('are recognized at unknown servers: %s', (expected, line) => {
    expect(kind(line)).toBe(expected);
  });

  it('do not make a name free if they say the opposite', () => {
    for (const line of [
      'This domain is currently not available for registration',
      'No records found for example.org',
      'Not registered here',
    ])
      expect(kind(line), line).not.toBe('available');
  });
});

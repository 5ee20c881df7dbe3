import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerKind, parse } from '../../../src/parse/index.js';

const kindOf = (body: string) => answerKind({ host: 'whois.example', body }, { domain: 'example.com' });

describe('recognizes a server that does not answer', () => {
  it.each([
    ['throttled', 'Your IP address 192.0.2.1 has exceeded its daily limit of queries.'],
    ['throttled', 'ERROR: Too many requests from 192.0.2.1'],
    [
      'throttled',
      'The number of requests per client is\nrestricted. You have exceeded this limit.\nPlease wait.',
    ],
    ['throttled', 'Query rate too high, domain not found in cache'],
    ['throttled', 'example.com: Excessive querying, grace period of 3600 seconds.'],
    ['throttled', 'Límite de consultas excedido'],
    ['throttled', 'Su dirección IP excedió el límite de consultas.'],
    ['throttled', '查询过于频繁，请稍后再试'],
    ['throttled', 'Trop de requêtes'],
    ['throttled', 'Please try again in 5 minutes.'],
    ['failed', 'Servicio no disponible'],
    ['failed', 'Внутренняя ошибка'],
    ['failed', 'Service temporairement indisponible'],
    ['failed', '%ERROR:100: internal software error'],
    ['refused', 'Acceso denegado'],
    ['refused', 'Acesso negado'],
    ['refused', 'Доступ запрещен'],
    ['refused', '拒绝访问'],
    ['failed', '%ERROR:301: connection has been closed'],
    ['throttled', 'Przekroczono limit zapytań'],
    ['throttled', 'Příliš mnoho dotazů, zkuste to později.'],
    ['throttled', 'Te veel aanvragen'],
    ['refused', 'Accesso negato'],
    ['refused', 'Доступ заборонено'],
    ['failed', 'Servizio temporaneamente non disponibile'],
    ['failed', '500 Internal Server Error'],
    ['failed', 'The WHOIS server is currently unavailable. Please come back tomorrow.'],
    ['failed', 'Could not connect to the backend'],
    ['refused', 'Your IP address (192.0.2.1) has been blacklisted.'],
    ['refused', 'ERROR: access from your network is denied'],
    ['unsupported', 'The .com TLD is not served by this WHOIS server.'],
    ['unsupported', 'WHOIS was shut down on 2025-01-28, ask our RDAP server.'],
    ['unsupported', 'Domain example.com is not registered here.'],
    ['failed', 'HTTP/1.1 404 Not Found\nContent-Type: text/plain\n\nNot Found'],
    ['failed', '<!DOCTYPE html>\n<html>\n<title>\nNot Found\n</title>\n</html>'],
  ])('%s: %s', (kind, body) => {
    expect(kindOf(body)).toBe(kind);
    expect(parse(body, { domain: 'example.com' })).toMatchObject({ status: 'unknown', 'available?': null });
  });
});

describe('does not take other text for a complaint', () => {
  it.each([
    ['what would happen', 'You will be blocked if you exceed the limit of queries.'],
    ['a name that is not to be had', 'This domain is not available in our whois database'],
    ['a service that is there', 'Servicio disponible'],
    [
      'a notice of many lines',
      `${'Some words about this service.\n'.repeat(9)}Access is denied to robots.\n`,
    ],
  ])('%s', (_, body) => {
    expect(kindOf(body)).toBe('unknown');
  });

  it('words for a free name, with a notice below', () => {
    expect(kindOf('No match for "example.com".\nUse of this answer for advertising is prohibited.\n')).toBe(
      'available',
    );
    // An unknown line might say anything.
    expect(kindOf('No match for "example.com".\nToo many people ask us too often.\n')).toBe('unknown');
  });

  it('never makes a name available or registered, whatever the text', () => {
    const word = fc.constantFrom(
      'too many',
      'requests',
      'exceeded',
      'limit',
      'not',
      'found',
      'denied',
      'access',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const body = words.join(' ');
        const kind = kindOf(body);
        if (['throttled', 'failed', 'refused', 'unsupported'].includes(kind))
          expect(parse(body, { domain: 'example.com' })).toMatchObject({
            'available?': null,
            'registered?': null,
          });
      }),
    );
  });
});

it.each(['No match for "EXAM', 'No match for domain "EXAMPLE.CO', 'No match for domain "EXAMPLE.COM.\r\n'])(
  'a response that was cut off within quotes does not say that its server is the wrong one: %s',
  (body) => {
    const part = { host: 'whois.verisign-grs.com', body };
    expect(answerKind(part, { domain: 'example.com' })).toBe('unknown');
    expect(parse([part], { domain: 'example.com' }).status).toBe('unknown');
  },
);

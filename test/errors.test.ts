import { describe, expect, it } from 'vitest';
import { isWhoisError, WhoisError } from '../src/index.js';

describe('a WhoisError', () => {
  const error = new WhoisError('THROTTLED', 'the server limits the rate of queries', {
    host: 'whois.example',
    retryAfter: 60_000,
    parts: [{ host: 'whois.example', body: 'Query quota exceeded', rdap: { secret: true } }],
    cause: new Error('socket', { cause: { socket: 'big' } }),
  });

  it('has in JSON what its message says, and nothing of its cause', () => {
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'WhoisError',
      code: 'THROTTLED',
      message: 'the server limits the rate of queries',
      host: 'whois.example',
      retryAfter: 60_000,
      parts: [{ host: 'whois.example', body: 'Query quota exceeded' }],
    });
  });

  it('is recognized from another build of the package, and nothing else is', () => {
    expect(isWhoisError(error)).toBe(true);
    for (const other of [
      new Error('TIMEOUT'),
      { code: 'TIMEOUT', name: 'WhoisError' },
      null,
      undefined,
      'TIMEOUT',
    ])
      expect(isWhoisError(other)).toBe(false);
  });
});

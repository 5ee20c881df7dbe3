import { describe, expect, it } from 'vitest';
import { parse } from '../../src/parse/index.js';
import { FIXTURES } from '../support/fixtures.js';

describe('a response of each registry is read as a person read it', () => {
  it.each(FIXTURES.map((fixture) => [fixture.id, fixture] as const))(
    '%s',
    (_, { host, domain, body, properties }) => {
      // A fixture says what it is about: keys that came after it are told where it prints them.
      expect(parse([{ host, body }], { domain })).toMatchObject(properties);
    },
  );
});

import { expect, it } from 'vitest';
import { parseResource } from '../../src/index.js';
import { readResource } from '../../src/parse-resource/read.js';

it('an entry with a line for every change was updated with the latest one', () => {
  const body = `aut-num:   AS64496
as-name:   EXAMPLE-AS
changed:   hostmaster@registry.example 20040203
changed:   hostmaster@registry.example 20240304
changed:   hostmaster@registry.example 20150506
`;
  expect(readResource([{ host: 'whois.afrinic.net', body }], parseResource('AS64496'))).toMatchObject({
    name: 'EXAMPLE-AS',
    updated_on: '2024-03-04T00:00:00+00:00',
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from '../../src/parse/index.js';

const folder = new URL('../../fixtures/', import.meta.url);

for (const host of readdirSync(folder).filter((name) => !name.endsWith('.md'))) {
  describe(host, () => {
    for (const file of readdirSync(new URL(`${host}/`, folder)).filter((name) => name.endsWith('.json'))) {
      const path = new URL(`${host}/${file}`, folder);
      const fixture = JSON.parse(readFileSync(path, 'utf8'));
      it(file.slice(0, -5), () => {
        const body = new Uint8Array(readFileSync(new URL(path.href.replace(/\.json$/u, '.txt'))));
        expect(parse([{ host, body }], { domain: fixture.domain })).toEqual(fixture.properties);
      });
    }
  });
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answersOf } from '../../scripts/corpus/answers.js';
import { decode, parse, toRdap } from '../../src/index.js';
import { DIFFERENCES } from './sayable.js';
import { faultsOf } from './schemas.js';

/** Captured responses, which are kept apart from the project. */
const CORPUS = '../shared/corpus';

/** One line for each response whose document breaks the schemas, or says something else than the response when it is read again. */
describe.skipIf(!existsSync(join(CORPUS, 'score.mjs')))('captured responses as RDAP', () => {
  it('conform to the schemas, and keep all values', () => {
    const wrong: string[] = [];
    let read = 0;
    for (const { file, host, domain: asked, body } of answersOf(CORPUS)) {
      const properties = parse([{ host, body }], asked === undefined ? {} : { domain: asked });
      const domain = asked ?? properties.domain;
      if (domain === null || !/^[a-z\d.-]+$/.test(domain)) continue;
      const { text } = decode(body, host === null ? {} : { host });
      const document = toRdap({ domain, daystamp: '2026-01-01', parts: [{ host, body: text }], properties });
      const isError = 'errorCode' in document;
      wrong.push(...faultsOf(isError ? 'error' : 'domain', document).map((fault) => `${file}: ${fault}`));
      expect(isError && document.errorCode === 404, file).toBe(properties.available === true);
      read++;
      if (isError) continue;
      const again = parse(JSON.stringify(document), { domain });
      // A registry may respond with a variant of the name.
      properties.domain = domain;
      for (const { apply } of DIFFERENCES) apply(properties, again);
      for (const key of Object.keys(properties) as (keyof typeof properties)[])
        if (JSON.stringify(again[key]) !== JSON.stringify(properties[key]))
          wrong.push(`${file}: ${key}: ${JSON.stringify(properties[key])} → ${JSON.stringify(again[key])}`);
    }
    expect(read).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
  });

  it('that are RDAP remain the registry’s documents with a notice', () => {
    const folder = join(CORPUS, 'rdap');
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const stored = readFileSync(join(folder, file), 'utf8');
      const rdap = JSON.parse(stored);
      const properties = parse(stored);
      const domain = properties.domain;
      if (domain === null || rdap.objectClassName !== 'domain' || properties.available === null) continue;
      const part = { host: 'rdap.nic.example', body: stored, rdap };
      const document = toRdap({ domain, daystamp: '2026-01-01', parts: [part], properties });
      expect(document, file).toMatchObject({ objectClassName: 'domain', ldhName: rdap.ldhName });
      const again = parse(JSON.stringify(document), { domain });
      expect({ ...again, disclaimer: null }, file).toEqual({ ...properties, disclaimer: null });
    }
  });
});

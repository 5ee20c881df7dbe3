import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadAnswers } from '../../scripts/bench/records.js';
import { diff } from '../../src/diff/index.js';
import { decode, parse } from '../../src/parse/index.js';

const CORPUS = '../shared/corpus';

it.runIf(existsSync(CORPUS))('no stored record differs from itself', () => {
  const answers = loadAnswers([CORPUS], null);
  expect(answers.length).toBeGreaterThan(1000);
  for (const { host, domain, body } of answers) {
    const parts = [{ host, body: decode(body, { host }).text }];
    const each = { properties: parse(parts, domain === undefined ? {} : { domain }), parts };
    expect(diff(each, structuredClone(each)), host).toEqual([]);
  }
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERRORS } from '../../src/errors.js';

it('docs/README.md names every page of the documentation', () => {
  const index = readFileSync('docs/README.md', 'utf8');
  const linked = new Set([...index.matchAll(/\]\(([^)]*\.md)\)/g)].map(([, page]) => page));
  const pages = readdirSync('docs').filter((file) => file.endsWith('.md') && file !== 'README.md');
  expect(pages.filter((page) => !linked.has(page))).toEqual([]);
});

it('llms.txt names every page of the documentation, only existing pages, and every error code', () => {
  const text = readFileSync('llms.txt', 'utf8');
  expect(text).toMatch(/^# port43\n\n> /);
  const linked = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, page = '']) => page);
  expect(linked.filter((page) => !existsSync(page))).toEqual([]);
  const pages = readdirSync('docs').filter((file) => file.endsWith('.md') && file !== 'README.md');
  expect(pages.filter((page) => !linked.includes(`docs/${page}`))).toEqual([]);
  expect(Object.keys(ERRORS).filter((code) => !text.includes(`\`${code}\``))).toEqual([]);
});

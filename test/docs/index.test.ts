import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('docs/README.md names every page of the documentation', () => {
  const index = readFileSync('docs/README.md', 'utf8');
  const linked = new Set([...index.matchAll(/\]\(([^)]*\.md)\)/g)].map(([, page]) => page));
  const pages = readdirSync('docs').filter((file) => file.endsWith('.md') && file !== 'README.md');
  expect(pages.filter((page) => !linked.has(page))).toEqual([]);
});

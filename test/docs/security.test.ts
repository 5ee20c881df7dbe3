import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('SECURITY.md names existing tests', () => {
  const rows = [...readFileSync('SECURITY.md', 'utf8').matchAll(/`(test\/[^`]+)` › (.*?) \|$/gm)];
  expect(rows.length).toBeGreaterThan(15);
  for (const [, file = '', title = ''] of rows)
    expect(readFileSync(file, 'utf8'), `${file}: ${title}`).toContain(title);
});

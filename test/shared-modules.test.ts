import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('tests share their modules, so none replaces a module', () => {
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(100);
  const replacing = files.filter((file) => /^vi\.mock\(/m.test(readFileSync(join('test', file), 'utf8')));
  expect(replacing).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../src/parse/registries/', import.meta.url);
const modules = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'index.ts');

/** Lines without imports, comments and blank ones. */
const lengthOf = (source: string): number =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^import [^;]*;\n/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;

/** What is longer has something in it for `fields/`, `layouts/` or `layouts/former/`. */
describe('a registry’s module is read at a glance', () => {
  it.each(modules)('%s is at most 25 lines of code', (file) => {
    expect(lengthOf(readFileSync(new URL(file, folder), 'utf8'))).toBeLessThanOrEqual(25);
  });

  it('is looked for where the modules are', () => {
    expect(modules.length).toBeGreaterThan(250);
  });
});

import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

/** All that a file imports, and what those import, types aside. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.endsWith('.ts')) return seen;
  for (const [, target = ''] of readFileSync(join(src, file), 'utf8').matchAll(
    /^(?:import|export) (?!type)[^;]*? from '([^']+)'/gm,
  ))
    reached(
      target.startsWith('.') ? normalize(join(dirname(file), target)).replace(/\.js$/, '.ts') : target,
      seen,
    );
  return seen;
}

it('laying an answer out opens no socket and runs in a browser: it reaches its own files, and the words that the parser shares', () => {
  const all = [...reached('rdap/layout.ts')];
  expect(all.length).toBeGreaterThan(8);
  expect(
    all.filter(
      (file) =>
        !/^(?:rdap\/|parse\/(?:text\/rdap-text|values\/country|words\/(?:countries|epp-codes))\.ts$)/.test(
          file,
        ),
    ),
  ).toEqual([]);
});

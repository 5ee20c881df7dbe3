import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LinesOfNames } from '../../src/cli/bulk/lines.js';

test('each line of a name is given once, in whatever order names come and go', () => {
  const step = fc.record({
    name: fc.constantFrom('a', 'b', 'example.com', 'EXAMPLE.com'),
    add: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 3000, size: 'max' }), (steps) => {
      const lines = new LinesOfNames();
      const kept = new Map<string, Set<number>>();
      for (const [line, { name, add }] of steps.entries()) {
        const of = kept.get(name) ?? new Set();
        kept.set(name, of);
        if (add) {
          lines.add(name, line + 1);
          of.add(line + 1);
        } else {
          const taken = lines.take(name);
          expect(taken === 0 ? of.size === 0 : of.delete(taken)).toBe(true);
        }
      }
    }),
    { numRuns: 10 },
  );
});

test('a list that is one name two hundred thousand times takes no longer than any other', () => {
  const lines = new LinesOfNames();
  const most = 200_000;
  for (let line = 1; line <= most; line++) {
    lines.add('example.com', line);
    lines.add(`example${line}.com`, most + line);
  }
  const seen = new Set<number>();
  let wrong = 0;
  for (let line = 1; line <= most; line++) {
    if (lines.take(`example${line}.com`) !== most + line) wrong++;
    seen.add(lines.take('example.com'));
  }
  expect([wrong, seen.size, lines.take('example.com')]).toEqual([0, most, 0]);
});

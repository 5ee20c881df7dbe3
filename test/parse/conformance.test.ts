import { describe, expect, it } from 'vitest';
import type { Properties } from '../../src/index.js';
import { answerKind, decode, explain, parse } from '../support/bundled-parser.js';
import { FIXTURES } from '../support/fixtures.js';
import { problemsOf } from '../support/wire-format.js';

/** Runs for every module: what is true for one registry's responses is true for all. */
describe.each(FIXTURES.map((fixture) => [fixture.id, fixture] as const))('%s', (_, fixture) => {
  const { host, domain, body, properties } = fixture;
  const text = decode(body, { host }).text;
  const read = (changed: string | Uint8Array) => parse([{ host, body: changed }], { domain });
  let unchanged: Properties | undefined;
  const readUnchanged = () => (unchanged ??= read(body));

  it('is read as the fixture says', () => {
    // A fixture describes what it is about. Keys that were added later are included if it prints them.
    expect(read(body)).toMatchObject(properties);
  });

  it('has the keys, types and nulls of the wire format', () => {
    expect(problemsOf(readUnchanged())).toEqual([]);
  });

  it('reads the same with any line endings', () => {
    const lines = text.split('\n');
    const ends = ['\r\n', '\n', '\r\n', '\r\n', '\n'];
    expect(read(lines.join('\r\n'))).toEqual(readUnchanged());
    expect(
      read(
        lines
          .map((line, index) => line + (index < lines.length - 1 ? ends[index % ends.length] : ''))
          .join(''),
      ),
    ).toEqual(readUnchanged());
    expect(read(text.replace(/\n+$/, ''))).toEqual(readUnchanged());
    expect(read(`${text}\n\n`)).toEqual(readUnchanged());
  });

  it('reads the same with trailing spaces and doubled blank lines', () => {
    expect(read(text.replace(/$/gm, '  '))).toEqual(readUnchanged());
    expect(read(text.replace(/\n\n/g, '\n\n\n'))).toEqual(readUnchanged());
  });

  it('is never read as available if the response is cut off after a line', () => {
    if (properties.status === 'available') return;
    // One expectation for all cuts: 30,000 would take longer than the reading.
    const wrong: string[] = [];
    for (const cut of cuts(text)) {
      const found = read(cut);
      const problems = problemsOf(found);
      if (found['available?'] === true) problems.push('is called available');
      if (problems.length > 0) wrong.push(`after ${cut.length} characters: ${problems.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });

  it('explains each value by lines that exist, with the properties that parse returns', () => {
    const explanation = explain([{ host, body }], { domain });
    expect(explanation.properties).toEqual(readUnchanged());
    expect(explanation.parts[0]?.kind).toBe(answerKind({ host, body }, { domain }));
    const lines = explanation.parts[0]?.lines ?? [];
    expect(lines.map((line) => line.text)).toEqual(text.split('\n'));
    const unlisted = explanation.values.filter(({ path, lines: of }) =>
      of.some((line) => lines[line - 1]?.paths.includes(path) !== true),
    );
    expect(unlisted).toEqual([]);
  });
});

/** Prefixes after each line; `conformance-cut.slow.test.ts` has those within lines. */
function* cuts(text: string): Generator<string> {
  for (let at = 1; at < text.length; at++) if (text[at] === '\n') yield text.slice(0, at);
}

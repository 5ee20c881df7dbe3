/**
 * tsx scripts/build-pictures.ts
 *
 * Writes the pictures of the README, `docs/images/lookup.svg` and `explain.svg`: the output of the command on the fixtures, drawn as text.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Output } from '../src/cli/io.js';
import { displayWidth } from '../src/cli/page.js';
import { run } from '../src/cli/run.js';

const FONT_SIZE = 14;
const LINE_HEIGHT = 20;
const PADDING = 16;
/** The width of a character of most monospace fonts, as a share of its height. */
const CHARACTER_WIDTH = 0.6;

/** The colors of `src/cli/page.ts`, by the number that turns each on. */
const STYLES: Readonly<Record<string, string>> = {
  1: 'font-weight="bold"',
  2: 'fill="#8b949e"',
  31: 'fill="#ff7b72"',
  32: 'fill="#7ee787"',
  35: 'fill="#d2a8ff"',
};

interface Picture {
  args: readonly string[];
  /** Columns of a terminal; null for a pipe, whose output does not depend on the date. */
  columns: number | null;
  /** The lines of the output that are shown. */
  lines: readonly [from: number, to: number];
}

export const PICTURES: Readonly<Record<string, Picture>> = {
  lookup: { args: ['example.com', '--replay', 'fixtures'], columns: null, lines: [0, 30] },
  explain: {
    args: ['explain', 'fixtures/whois.nic.it/registered.txt', '--host', 'whois.nic.it'],
    columns: 120,
    lines: [16, 39],
  },
};

/** The picture as SVG. */
export async function draw({ args, columns, lines }: Picture): Promise<string> {
  const all = (await outputOf(args, columns)).trimEnd().split('\n');
  const [from, to] = lines;
  const shown = [
    `$ port43 ${args.join(' ')}`,
    ...(from > 0 ? ['…'] : []),
    ...all.slice(from, to),
    ...(to < all.length ? ['…'] : []),
  ];
  const widest = Math.max(...shown.map((line) => displayWidth(line.replace(ESCAPE, ''))));
  const width = Math.ceil(widest * FONT_SIZE * CHARACTER_WIDTH) + 2 * PADDING;
  const height = shown.length * LINE_HEIGHT + 2 * PADDING;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<title>port43 ${args.join(' ')}</title>
<rect width="100%" height="100%" rx="8" fill="#0d1117"/>
<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="${FONT_SIZE}" fill="#e6edf3">
${shown.map(textLine).join('\n')}
</g>
</svg>
`;
}

async function outputOf(args: readonly string[], columns: number | null): Promise<string> {
  let text = '';
  const stdout: Output = {
    isTTY: columns !== null,
    columns: columns ?? 0,
    write(piece, done) {
      text += piece;
      done();
    },
  };
  const code = await run(args, {
    stdin: noInput(),
    stdout,
    stderr: process.stderr,
    env: { FORCE_COLOR: '1' },
  });
  if (code !== 0) throw new Error(`port43 ${args.join(' ')}: exit code ${code}`);
  return text;
}

async function* noInput() {}

const ESCAPE = /\x1b\[\d+m/g;

/** A line with its colors: the command turns each one off before the next. */
function textLine(line: string, index: number): string {
  const pieces = line.replace(/\x1b\[(\d+)m(.*?)\x1b\[\d+m|[^\x1b]+/g, (piece, on?: string, text = '') =>
    on === undefined ? escaped(piece) : `<tspan ${STYLES[on]}>${escaped(text)}</tspan>`,
  );
  return `<text x="${PADDING}" y="${PADDING + (index + 0.75) * LINE_HEIGHT}">${pieces}</text>`;
}

/** Browsers collapse spaces, but not no-break spaces. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(' ', '\u00a0');

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, picture] of Object.entries(PICTURES))
    writeFileSync(new URL(`../docs/images/${name}.svg`, import.meta.url), await draw(picture));

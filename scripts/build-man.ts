/**
 * tsx scripts/build-man.ts [FILE]
 *
 * Writes the manual page, `dist/port43.1` or another file: the help of each command, as `man` lays it out.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { loadCommands } from '../src/cli/commands.js';
import { COMMON_OPTIONS } from '../src/cli/common-options.js';
import { optionHelp, readHelp } from '../src/cli/help.js';

export async function manualPage(): Promise<string> {
  const commands = await loadCommands();
  const list = commands.map(({ name, summary }) => `  port43 ${name}  ${summary}`).join('\n');
  return [
    `.TH PORT43 1 "" "port43 ${manifest.version}" "User Commands"`,
    '.SH NAME',
    `port43 \\- ${escaped(manifest.description)}`,
    '.SH SYNOPSIS',
    '.B port43',
    escaped('[COMMAND] [OPTION…] [NAME…]'),
    '.SH COMMANDS',
    ...laidOut(list),
    '.SH OPTIONS OF EVERY COMMAND',
    ...laidOut(optionHelp(COMMON_OPTIONS)),
    ...commands.flatMap(({ name, summary, help }) => [
      `.SH PORT43 ${name.toUpperCase()}`,
      `port43 ${name}: ${escaped(summary)}`,
      ...laidOut(help),
    ]),
    '.SH SEE ALSO',
    '.BR whois (1),',
    escaped(manifest.homepage),
    '',
  ].join('\n');
}

function laidOut(help: string): string[] {
  const lines: string[] = [];
  for (const block of readHelp(help)) {
    const last = lines.at(-1);
    if (block.kind === 'heading') lines.push(`.SS ${escaped(block.text)}`);
    else if (block.kind === 'paragraph') lines.push('.PP', escaped(block.text));
    else if (block.text !== '') lines.push('.TP', `\\fB${escaped(block.term)}\\fR`, escaped(block.text));
    // Commands to type, without an explanation.
    else if (last === '.EE') lines.splice(-1, 1, escaped(block.term), '.EE');
    else lines.push('.PP', '.EX', escaped(block.term), '.EE');
  }
  return lines;
}

const GLYPHS: Readonly<Record<string, string>> = {
  '\\': '\\e',
  '-': '\\-',
  "'": '\\(aq',
  '`': '\\(ga',
  '"': '\\(dq',
  '^': '\\(ha',
  '~': '\\(ti',
};

/** Escapes characters that have a meaning in roff. */
const escaped = (text: string): string =>
  text
    .replace(/[\\'`"^~-]/g, (character) => GLYPHS[character] ?? '')
    .replace(
      /[^\x20-\x7e]/gu,
      (character) => `\\[u${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`,
    )
    .replace(/^\./, '\\&.');

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(
    process.argv[2] ?? fileURLToPath(new URL('../dist/port43.1', import.meta.url)),
    await manualPage(),
  );

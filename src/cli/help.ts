import type { Option, Options } from './option.js';
import { wrap } from './page.js';
import { variableOf } from './read-options.js';

/** Columns of a help text. */
const WIDTH = 80;
/** The column that explanations start in. */
const INDENT = 29;

/** The rows of a help text about some options: `  --out FILE   where results go`. */
export const optionHelp = (options: Options): string =>
  Object.entries(options)
    .map(([name, option]) => helpRow(termOf(name, option), option.help + environmentOf(name, option)))
    .join('\n');

/** A term with what it means next to it, or below it if the term is long. */
export function helpRow(term: string, meaning: string, indent = INDENT): string {
  const lines = wrap(meaning, WIDTH - indent).map((line) => ' '.repeat(indent) + line);
  const start = `  ${term}`;
  if (start.length + 2 > indent) return [start, ...lines].join('\n');
  return start + lines.join('\n').slice(start.length);
}

function termOf(name: string, option: Option): string {
  const long = option.short === undefined ? `--${name}` : `-${option.short}, --${name}`;
  if (option.type === 'boolean') return long;
  return option.optionalValue === true ? `${long}[=${option.value}]` : `${long} ${option.value}`;
}

function environmentOf(name: string, { env, type }: Option): string {
  if (env !== true) return '';
  return type === 'boolean' ? ` (${variableOf(name)}=1)` : ` (${variableOf(name)})`;
}

/**
 * A help text as data, for the manual page. An item is indented, a term with its meaning next to it or below it; a line that does not end
 * in punctuation, right before the first of some items, is their heading; anything else is a paragraph.
 */
export type HelpBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'item'; term: string; text: string }
  | { kind: 'paragraph'; text: string };

const ITEM = /^ {2,5}(\S.*?)(?: {2,}(\S.*))?$/;
const MEANING = /^ {6,}(\S.*)$/;

export function readHelp(help: string): HelpBlock[] {
  const blocks: HelpBlock[] = [];
  let before = '';
  for (const line of help.split('\n')) {
    const last = before === '' ? undefined : blocks.at(-1);
    const [, term, text = ''] = ITEM.exec(line) ?? [];
    const [, more] = MEANING.exec(line) ?? [];
    if (more !== undefined && last?.kind === 'item') last.text = `${last.text} ${more}`.trim();
    else if (term !== undefined) {
      if (last?.kind === 'paragraph' && last.text === before && !/[.,:;]$/.test(before))
        blocks.splice(-1, 1, { kind: 'heading', text: before });
      blocks.push({ kind: 'item', term, text });
    } else if (last?.kind === 'paragraph' && line !== '') last.text += ` ${line}`;
    else if (line !== '') blocks.push({ kind: 'paragraph', text: line });
    before = line;
  }
  return blocks;
}

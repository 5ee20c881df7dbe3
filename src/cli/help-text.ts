/**
 * A help text as data, for what is made from it: completion and the manual page. An item is indented, a term with what it means beside
 * or below it; a line without a stop right before the first of some items is their heading; anything else is a paragraph.
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

/** What a help text says about an option. */
export interface OptionHelp {
  /** The word that stands for its value, `FILE` or `HOST`; empty where it has none. */
  value: string;
  text: string;
}

/** By the name of the option, without its dashes. */
export function optionsOf(help: string): Map<string, OptionHelp> {
  const options = new Map<string, OptionHelp>();
  for (const block of readHelp(help)) {
    if (block.kind !== 'item') continue;
    const [, name, value = ''] = /^(?:-\w, )?--([\w-]+)(?:\[?[ =](\w+))?/.exec(block.term) ?? [];
    if (name !== undefined && !options.has(name)) options.set(name, { value, text: block.text });
  }
  return options;
}

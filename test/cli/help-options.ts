import { readHelp } from '../../src/cli/help.js';

/** What a help text says about an option. */
export interface OptionHelp {
  /** The word for its value, `FILE` or `HOST`; empty if it has none. */
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

import type { decode as Decode, parse as Parse } from '../../src/parse/index.js';
import { answersOf } from './answers.js';

export interface CutOff {
  /** Number of cut-off responses that were read. */
  read: number;
  /** Those that were read as available, although the complete response is not. */
  wrong: string[];
}

/** Reads every response that does not make a name free, cut off after each of its lines. */
export function cutOff(folder: string, parse: typeof Parse, decode: typeof Decode): CutOff {
  const found: CutOff = { read: 0, wrong: [] };
  for (const { file, host, domain, body } of answersOf(folder)) {
    const options = domain === undefined ? {} : { domain };
    if (parse([{ host, body }], options)['available?'] === true) continue;
    const { text } = decode(body, host === null ? {} : { host });
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
      found.read++;
      if (parse([{ host, body: text.slice(0, end) }], options)['available?'] !== true) continue;
      found.wrong.push(`${file}, cut off behind ${JSON.stringify(text.slice(0, end).split('\n').at(-1))}`);
      break;
    }
  }
  return found;
}

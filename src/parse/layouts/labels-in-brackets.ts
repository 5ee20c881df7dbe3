import { COMMENT, Line } from '../text/lines.js';
import { inSteps } from './preparation.js';
import { rewrite } from './rewrite.js';

/**
 * JPRS' answer, whose labels stand in brackets: so does what is none. `[ running text ]` is a comment,
 * `Contact Information: [公開連絡窓口]` one heading in two languages; a state lasts until the day behind it.
 */
export const inBrackets = inSteps(
  rewrite(
    [/^([^:[\]]{1,60}):\s{0,20}\[.{0,200}$/u, '$1:'],
    [/^(?:[a-z]\. )?\[(?:Status|State|状態)\].{1,80}\((\d{4}\/\d\d\/\d\d)\)$/u, '$&\n[Expires on] $1'],
  ),
  commentsInBrackets,
);

function commentsInBrackets(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const { number, label, value, start, end } = line;
    return label === '' && value.startsWith('[ ') && value.endsWith(']')
      ? Line.of(number, COMMENT, 0, '', value.slice(1, -1).trim(), false, start + 1, end - 1)
      : line;
  });
}

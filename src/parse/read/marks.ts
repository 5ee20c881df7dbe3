import { REGISTRIES } from '../registries/index.js';
import { isAsciiBlank } from '../text/characters.js';

/** How much of a line a mark is found by. */
const MARK_LENGTH = 10;
/** Marks stand at the top of an answer, or where its record begins; so does the name. */
const MARKED_LINES = 80;
const MAX_NAME_LINE = 320;

/** What hosts declare of marks. */
interface Marks {
  /** Beginning of a marked line, to the marks that begin so and the host that each names a module by. */
  readonly byBeginning: ReadonlyMap<string, readonly { readonly mark: string; readonly host: string }[]>;
  /** Layouts that others are kinds of. */
  readonly generals: ReadonlySet<string>;
}

/** Made when they are first asked for: who tells the host needs none. */
let made: Marks | undefined;

function makeMarks(): Marks {
  const byBeginning = new Map<string, { mark: string; host: string }[]>();
  for (const [host, { marks = [] }] of Object.entries(REGISTRIES))
    for (const mark of marks) {
      const key = mark.slice(0, MARK_LENGTH);
      byBeginning.set(key, [...(byBeginning.get(key) ?? []), { mark, host }]);
    }
  return { byBeginning, generals: new Set(Object.values(REGISTRIES).flatMap(({ kindOf }) => kindOf ?? [])) };
}

/** The module whose mark stands in a text; that of a general layout only where no kind of it has one. */
export function hostOfMarks(text: string): string | undefined {
  made ??= makeMarks();
  const { byBeginning, generals } = made;
  let general: string | undefined;
  for (const [start] of linesAtTop(text)) {
    const found = byBeginning
      .get(text.slice(start, start + MARK_LENGTH))
      ?.find(({ mark }) => text.startsWith(mark, start));
    if (found === undefined) continue;
    if (general === undefined ? !generals.has(found.host) : REGISTRIES[found.host]?.kindOf === general)
      return found.host;
    general ??= found.host;
  }
  return general;
}

/** `Domain: example.fr`, `[Domain] example.fr`, `domain.......: example.fr` */
const NAME =
  /^\W{0,12}(?:domain(?:[ _-]{0,2}name)?|complete domain name)[\]\s.:_-]{1,40}(\S{4,253})(?:\s.{0,80})?$/iu;

/** The name that a text says it is about. */
export function nameIn(text: string): string | undefined {
  for (const [start, end] of linesAtTop(text)) {
    const name = end - start > MAX_NAME_LINE ? null : NAME.exec(text.slice(start, end));
    if (name?.[1] !== undefined) return name[1];
  }
  return undefined;
}

/** Where each of the first lines begins, blanks aside, and ends. */
function* linesAtTop(text: string): Generator<readonly [start: number, end: number]> {
  for (let from = 0, count = 0; from < text.length && count < MARKED_LINES; count++) {
    let end = text.indexOf('\n', from);
    if (end < 0) end = text.length;
    let start = from;
    while (start < end && isAsciiBlank(text.charCodeAt(start))) start++;
    yield [start, end];
    from = end + 1;
  }
}

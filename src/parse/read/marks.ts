import { DIRECTORY } from '../registries/directory.js';
import { isAsciiBlank } from '../text/characters.js';

/** Number of characters by which a mark is looked up. */
const MARK_LENGTH = 10;
/** Number of lines searched: marks and the name are at the top of a response, or where its record begins. */
const MARKED_LINES = 80;
/** Characters. */
const MAX_NAME_LINE = 320;

/** The marks that registries declare. */
interface Marks {
  /** Maps the beginning of a line to the marks that begin with it, each with the host of its module. */
  readonly byBeginning: ReadonlyMap<string, readonly { readonly mark: string; readonly host: string }[]>;
  /** Layouts of which others are special kinds. */
  readonly generals: ReadonlySet<string>;
}

/** Built on first use: callers that pass the host need no marks. */
let made: Marks | undefined;

function makeMarks(): Marks {
  const byBeginning = new Map<string, { mark: string; host: string }[]>();
  for (const [host, { marks = [] }] of Object.entries(DIRECTORY))
    for (const mark of marks) {
      const key = mark.slice(0, MARK_LENGTH);
      byBeginning.set(key, [...(byBeginning.get(key) ?? []), { mark, host }]);
    }
  return { byBeginning, generals: new Set(Object.values(DIRECTORY).flatMap(({ kindOf }) => kindOf ?? [])) };
}

/** Returns the host of the module whose mark is in a text. A general layout counts only if no special kind of it has a mark there. */
export function hostOfMarks(text: string): string | undefined {
  made ??= makeMarks();
  const { byBeginning, generals } = made;
  let general: string | undefined;
  for (const [start] of linesAtTop(text)) {
    const found = byBeginning
      .get(text.slice(start, start + MARK_LENGTH))
      ?.find(({ mark }) => text.startsWith(mark, start));
    if (found === undefined) continue;
    if (general === undefined ? !generals.has(found.host) : DIRECTORY[found.host]?.kindOf === general)
      return found.host;
    general ??= found.host;
  }
  return general;
}

/** `Domain: example.fr`, `[Domain] example.fr`, `domain.......: example.fr` */
const NAME =
  /^\W{0,12}(?:domain(?:[ _-]{0,2}name)?|complete domain name)[\]\s.:_-]{1,40}(\S{4,253})(?:\s.{0,80})?$/iu;

/** Returns the name that a text says it is about. */
export function nameIn(text: string): string | undefined {
  for (const [start, end] of linesAtTop(text)) {
    const name = end - start > MAX_NAME_LINE ? null : NAME.exec(text.slice(start, end));
    if (name?.[1] !== undefined) return name[1];
  }
  return undefined;
}

/** Yields the start and the end of each of the first lines, without leading blanks. */
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

/** How many characters a call looked at, by its arguments and by what it gave. */
type Cost = (text: string, args: readonly unknown[], result: unknown) => number;

const { indexOf } = String.prototype;

const one: Cost = () => 1;
const whole: Cost = ({ length }) => length;
const ofWords: Cost = (_, [words]) => String(words).length;

/** From the place where a search begins to the end of what it found, or of the text. */
const forward: Cost = (text, [words, from], found) =>
  (found === -1 ? text.length : Number(found) + String(words).length) - placeIn(text, from ?? 0);

const placeIn = ({ length }: string, place: unknown): number => Math.max(0, Math.min(Number(place), length));

const COSTS: Readonly<Record<string, Cost>> = {
  ...of(one, 'charAt', 'charCodeAt', 'codePointAt', 'at'),
  ...of(ofWords, 'startsWith', 'endsWith'),
  ...of(whole, 'match', 'matchAll', 'search', 'replace', 'replaceAll', 'split'),
  ...of(whole, 'normalize', 'toLowerCase', 'toUpperCase', 'trim', 'trimStart', 'trimEnd'),
  indexOf: forward,
  includes: (text, args) => forward(text, args, Reflect.apply(indexOf, text, args)),
  lastIndexOf: (text, [, from], found) => placeIn(text, from ?? text.length) - Number(found),
  slice: (_, __, piece) => String(piece).length,
};

function of(cost: Cost, ...names: string[]): Record<string, Cost> {
  return Object.fromEntries(names.map((name) => [name, cost]));
}

/** A pattern that is bound to one place stops there where it does not fit; any other goes on to the end. */
function ofPattern(pattern: RegExp, from: number, text: string, match: RegExpExecArray | null): number {
  const bound = pattern.sticky || (pattern.source.startsWith('^') && !pattern.multiline);
  const start = pattern.global || pattern.sticky ? placeIn(text, from) : 0;
  return (match === null ? (bound ? start + 1 : text.length) : match.index + match[0].length) - start;
}

/**
 * How many characters the functions of strings and patterns look at while `run` runs: work that no clock, no other process and no
 * compiler changes. What they look at again to find a place in a pattern is not seen.
 */
export function charactersLookedAt(run: () => void): number {
  let looked = 0;
  const { exec } = RegExp.prototype;
  const strings = String.prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
  const before = Object.keys(COSTS).map((name) => [name, strings[name]] as const);
  for (const [name, original] of before)
    strings[name] = function (this: string, ...args: unknown[]) {
      const result = Reflect.apply(original as (...args: unknown[]) => unknown, this, args);
      looked += (COSTS[name] as Cost)(this, args, result);
      return result;
    };
  // `test` and the functions of strings that take a pattern call it.
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const from = this.lastIndex;
    const match = Reflect.apply(exec, this, [text]);
    looked += ofPattern(this, from, text, match);
    return match;
  };
  try {
    run();
  } finally {
    RegExp.prototype.exec = exec;
    for (const [name, original] of before) strings[name] = original as (...args: unknown[]) => unknown;
  }
  return looked;
}

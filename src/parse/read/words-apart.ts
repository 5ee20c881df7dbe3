import { genericLabels } from './generic-labels.js';

/** Shorter labels are single words; longer ones do not occur. */
const RUN_TOGETHER = /^[a-z]{8,40}$/u;
const MAX_WORDS = 4;

let made: ReadonlySet<string> | undefined;

/** All single words of all vocabularies. */
function vocabulary(): ReadonlySet<string> {
  const { contact, registrar, nameserver, roles, domain } = genericLabels();
  const labels = [contact, registrar, nameserver, roles, domain].flatMap((known) => [...known.keys()]);
  return new Set(labels.flatMap((label) => label.split(' ')).filter((word) => word.length > 1));
}

/** Splits a label without blanks into words of the vocabularies, `registrantname` into `registrant name`; '' if it is not several such words. */
export function wordsApart(label: string): string {
  const together = label.toLowerCase();
  if (!RUN_TOGETHER.test(together)) return '';
  made ??= vocabulary();
  return takeWords(together, made, together.length - 1, MAX_WORDS)?.join(' ') ?? '';
}

/**
 * Splits a text into at most `most` known words, the first of at most `longest` characters. Long words are tried first. Null if it
 * cannot be split so.
 */
function takeWords(text: string, known: ReadonlySet<string>, longest: number, most: number): string[] | null {
  if (text === '') return [];
  for (let end = most === 0 ? 0 : longest; end > 1; end--) {
    const word = text.slice(0, end);
    const rest = known.has(word) ? takeWords(text.slice(end), known, text.length - end, most - 1) : null;
    if (rest !== null) return [word, ...rest];
  }
  return null;
}

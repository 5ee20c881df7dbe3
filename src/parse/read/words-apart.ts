import { genericLabels } from './generic-labels.js';

/** Shorter labels are words; none that is run together is longer. */
const RUN_TOGETHER = /^[a-z]{8,40}$/u;
const MAX_WORDS = 4;

let made: ReadonlySet<string> | undefined;

/** The words of all vocabularies, each by itself. */
function vocabulary(): ReadonlySet<string> {
  const { contact, registrar, nameserver, roles, domain } = genericLabels();
  const labels = [contact, registrar, nameserver, roles, domain].flatMap((known) => [...known.keys()]);
  return new Set(labels.flatMap((label) => label.split(' ')).filter((word) => word.length > 1));
}

/** `registrantname` as `registrant name`: a label without blanks in words of the vocabularies; '' where it is not of several. */
export function wordsApart(label: string): string {
  const together = label.toLowerCase();
  if (!RUN_TOGETHER.test(together)) return '';
  made ??= vocabulary();
  return takeWords(together, made, together.length - 1, MAX_WORDS)?.join(' ') ?? '';
}

/**
 * The words that a text is made of, `most` of them at most and the first no longer than `longest`; long ones are tried first. Null where
 * it is not made of them.
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

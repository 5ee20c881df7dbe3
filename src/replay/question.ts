import { domainToASCII } from 'node:url';

/** The longest query that is read, in bytes. A domain name has at most 253; the rest is room for flags. */
export const MAX_QUESTION = 1024;

/**
 * The names that a query may be about, the likeliest first.
 *
 * Registries expect additions to a name (`-T dn,ace example.de`, `domain example.com`, `=example.com`, `example.jp/e`). Every word without
 * these is a candidate, the last word first, because flags come before the name.
 */
export function namesAsked(question: string): string[] {
  return question
    .split(/\s+/)
    .map(undress)
    .filter((name) => name !== '')
    .reverse();
}

/** The canonical form of a name: ASCII, lower case, no final dot. */
export function normalizeName(name: string): string {
  const lower = name.toLowerCase().replace(/\.$/, '');
  // '' means that it cannot be encoded; then no fixture has this name, and it is compared unchanged.
  return domainToASCII(lower) || lower;
}

/** The canonical form of a query: RFC 3912 does not mention case, and servers ignore it. */
export const normalizeQuestion = (question: string): string => question.trim().toLowerCase();

function undress(word: string): string {
  return normalizeName(
    word
      .replace(/^[="']+/, '')
      .replace(/["']+$/, '')
      .replace(/\/[a-z]*$/i, ''),
  );
}

import { domainToASCII } from 'node:url';

/** Longest question that is read, in bytes. A domain name has 253 at most, the rest is room for flags. */
export const MAX_QUESTION = 1024;

/**
 * The names that a question may be about, likeliest first.
 *
 * Registries want the name dressed up (`-T dn,ace example.de`, `domain example.com`, `=example.com`,
 * `example.jp/e`): every word is a candidate, undressed, the last first because flags come before the name.
 */
export function namesAsked(question: string): string[] {
  return question
    .split(/\s+/)
    .map(undress)
    .filter((name) => name !== '')
    .reverse();
}

/** One spelling for each name: ASCII, lower case, no final dot. */
export function normalizeName(name: string): string {
  const lower = name.toLowerCase().replace(/\.$/, '');
  // '' means not encodable, so no fixture's name: it compares as it stands.
  return domainToASCII(lower) || lower;
}

/** One spelling for each question line: RFC 3912 says nothing about case, and servers ignore it. */
export const normalizeQuestion = (question: string): string => question.trim().toLowerCase();

function undress(word: string): string {
  return normalizeName(
    word
      .replace(/^[="']+/, '')
      .replace(/["']+$/, '')
      .replace(/\/[a-z]*$/i, ''),
  );
}

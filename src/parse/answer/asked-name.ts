const NAME = /^[a-z0-9.-]+$/;
const AROUND = /^[^\p{L}\p{N}]{1,9}|[^\p{L}\p{N}]{1,9}$/gu;

/**
 * Whether a printed name is the one that was asked for, its first labels, or above or below it. Without a question any name may
 * be meant; one without its suffix only where `short` says that the registry prints names so. Names in letters cannot be compared
 * with those in punycode. Other words are no names: `No match: error`, `El dominio no está disponible`.
 */
export function isAskedName(printed: string, asked: string | null, short: boolean): boolean {
  const name = printed.toLowerCase().replace(AROUND, '');
  const wanted = asked?.toLowerCase().replace(/\.$/u, '') ?? null;
  if (!name.includes('.')) return wanted === null ? short : `${wanted}.`.startsWith(`${name}.`);
  if (wanted === null || !NAME.test(wanted)) return true;
  if (!NAME.test(name)) return wanted.includes('xn--');
  return name === wanted || name.endsWith(`.${wanted}`) || wanted.endsWith(`.${name}`);
}

import { toALabels } from '../../domain/a-labels.js';

const AROUND = /^[^\p{L}\p{M}\p{N}]{1,9}|[^\p{L}\p{M}\p{N}]{1,9}$/gu;

/**
 * Whether a printed name is the one that was asked for. Whole names are compared, as A-labels (RFC 5891 section 5): `www.example.com`
 * is not `example.com`, and neither is `com`. If the caller did not pass a name, any name with a dot matches. `bareLabels`: the registry
 * prints names without their suffix. Other words are not names: `No match: error`, `El dominio no está disponible`.
 */
export function isAskedName(printed: string, asked: string | null, bareLabels: boolean): boolean {
  const isBare = !printed.includes('.', 1);
  if (asked === null) return !isBare || bareLabels;
  const name = toALabels(printed.replace(AROUND, ''));
  const wanted = toALabels(asked);
  if (name === null || wanted === null) return false;
  return name === wanted || (isBare && bareLabels && wanted.startsWith(`${name}.`));
}

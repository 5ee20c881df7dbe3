import { toALabels } from '../../domain/a-labels.js';

/** Quotes and brackets around a name, and marks of the sentence after it. Other signs are part of what the server searched: `*.example.com`, `@example.com`. */
const AROUND = /^["'`´\p{Pi}\p{Pf}\p{Ps}<]{1,9}|["'`´\p{Pi}\p{Pf}\p{Pe}>.,:;!。．，：；！]{1,9}$/gu;

/** Characters that are not shown, except for the two joiners, which belong to names in some scripts. IDNA ignores them, but the server searched with them. */
const HIDDEN_CHARACTER = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/u;

/** Whether a name has characters that are not shown. */
export const hasHidden = (name: string): boolean => HIDDEN_CHARACTER.test(name);

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
  if (name === null || wanted === null || hasHidden(printed)) return false;
  return name === wanted || (isBare && bareLabels && wanted.startsWith(`${name}.`));
}

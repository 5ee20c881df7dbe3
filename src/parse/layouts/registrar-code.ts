import type { Draft } from '../read/draft.js';

/** `Example Registrar, Inc. (R9999-LROR)`, `Example Registrar R9-ASIA (9999)`. */
const IN_PARENTHESES = /^(.{1,200}\S)\s{0,4}\((R\d{1,8}-[A-Z]{2,8}|\d{1,9})\)$/u;

/**
 * Afilias' older layout names the registrar with its code behind. The name goes without it, and the code
 * is the id, also beside an IANA id: it is what that registry calls the registrar by. `pattern` finds both.
 */
export const takeRegistrarCode =
  (pattern: RegExp = IN_PARENTHESES) =>
  ({ registrar }: Draft): void => {
    const found = pattern.exec(registrar?.name ?? '');
    if (registrar === null || found?.[1] === undefined || found[2] === undefined) return;
    registrar.name = found[1];
    registrar.id = found[2];
  };

import type { RegistrarDraft } from '../read/draft.js';

const IN_PARENTHESES =
  /^([^()]{1,200}(?:\([^()]{1,100}\)[^()]{0,100})?)\s?\(((?:https?:\/\/|www\.)[^\s()]{1,200})\)$/iu;

/** `Example Registrar (https://registrar.example/)`: a registrar's name with its address behind it. */
export function nameAndUrl(registrar: RegistrarDraft | null): void {
  if (registrar?.name == null || !registrar.name.endsWith(')')) return;
  const found = IN_PARENTHESES.exec(registrar.name);
  if (found === null) return;
  registrar.name = found[1]?.trim() ?? null;
  registrar.url ??= found[2] ?? null;
}

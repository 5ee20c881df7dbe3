const IN_PARENTHESES = /^(.{1,300}?)\s{0,4}\(\s{0,2}((?:https?:\/\/|www\.)[^\s()]{1,200})\s{0,2}\)$/iu;

/** Separates a name and its URL: `Example Registrar (https://registrar.example/)`. */
export function nameAndUrl(firm: { name: string | null; url: string | null } | null): void {
  if (firm?.name == null || !firm.name.endsWith(')')) return;
  const found = IN_PARENTHESES.exec(firm.name);
  if (found === null) return;
  firm.name = found[1]?.trim() ?? null;
  firm.url ??= found[2] ?? null;
}

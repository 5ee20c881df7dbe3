const IN_PARENTHESES = /^(.{1,300}?)\s{0,4}\(\s{0,2}((?:https?:\/\/|www\.)[^\s()]{1,200})\s{0,2}\)$/iu;

interface Firm {
  name: string | null;
  url: string | null;
  email: string | null;
  phone: string | null;
}

/**
 * Separates a name from its URL, `Example Registrar (https://registrar.example/)`, or from all ways to reach the company:
 * `Example Registrar, https://registrar.example, info@registrar.example, +1.2025550123`.
 */
export function nameAndUrl(firm: Firm | null): void {
  if (firm?.name == null) return;
  const found = firm.name.endsWith(')') ? IN_PARENTHESES.exec(firm.name) : null;
  if (found !== null) {
    firm.name = found[1]?.trim() ?? null;
    firm.url ??= found[2] ?? null;
    return;
  }
  if (!firm.name.includes(', ')) return;
  const [name = '', ...others] = firm.name.split(', ', MAX_PARTS);
  const fields = others.map((part) => FORMS.find(([, form]) => form.test(part))?.[0] ?? null);
  if (fields.includes(null)) return;
  firm.name = name;
  for (const [at, field] of fields.entries()) if (field !== null) firm[field] ??= others[at] ?? null;
}

const MAX_PARTS = 6;

const FORMS: readonly (readonly [field: 'url' | 'email' | 'phone', form: RegExp])[] = [
  ['url', /^(?:https?:\/\/|www\.)\S{1,200}$/iu],
  ['email', /^[^\s@]{1,64}@[^\s@]{1,190}$/u],
  ['phone', /^\+\d[\d ().-]{5,25}$/u],
];

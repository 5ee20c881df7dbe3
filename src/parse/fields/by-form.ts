import type { FoundFields } from '../contact-reach.js';
import type { ContactField } from '../target.js';

/**
 * Takes the lines that are told by their form alone, wherever they stand: each is the first field yet empty whose
 * pattern fits it, or the pattern's group. One that fits nothing but filled fields is left out.
 */
export function takeByForm(
  lines: Iterable<string>,
  forms: Readonly<Partial<Record<ContactField, RegExp>>>,
): { found: FoundFields; rest: string[] } {
  const found: FoundFields = {};
  const rest: string[] = [];
  for (const line of lines) {
    let fits = false;
    for (const [field, form] of Object.entries(forms) as [ContactField, RegExp][]) {
      const match = form.exec(line);
      if (match === null) continue;
      fits = true;
      if (found[field] !== undefined) continue;
      found[field] = match[1] ?? line;
      break;
    }
    if (!fits) rest.push(line);
  }
  return { found, rest };
}

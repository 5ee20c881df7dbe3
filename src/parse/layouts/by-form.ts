import { type LabelRows, rows } from '../read/label-rows.js';
import type { ContactField } from '../read/target.js';
import type { Step } from './contact-lines.js';

/**
 * Takes the lines that are told by their form alone, wherever they stand: each is the first field yet empty whose
 * pattern fits it, or the pattern's group. One that fits nothing but filled fields is left out.
 *
 *     byForm({ email: /@/u, 'phone | fax': /^\+[\d.]{5,20}$/u })
 */
export function byForm(forms: LabelRows<RegExp>): Step {
  const fields = Object.entries(rows(forms)) as [ContactField, RegExp][];
  return (lines, found) => {
    for (const line of lines.splice(0)) {
      const fitting = fields.filter(([, form]) => form.test(line));
      const [field, form] = fitting.find(([name]) => found[name] === undefined) ?? [];
      if (field !== undefined) found[field] = form?.exec(line)?.[1] ?? line;
      else if (fitting.length === 0) lines.push(line);
    }
  };
}

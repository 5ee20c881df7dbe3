import type { explain as Explain } from '../../src/parse/index.js';
import { answersOf } from './answers.js';

export interface Unread {
  /** Lines with a label and a value. */
  labelled: number;
  unread: number;
  /** How often no rule read a label, by host. */
  byHost: Map<string, Map<string, number>>;
}

export function unreadLines(folder: string, explain: typeof Explain): Unread {
  const found: Unread = { labelled: 0, unread: 0, byHost: new Map() };
  for (const { host, domain, body } of answersOf(folder)) {
    const { parts } = explain([{ host, body }], domain === undefined ? {} : { domain });
    for (const { use, text } of parts.flatMap((part) => part.lines)) {
      if (use === 'unread' || ((use === 'value' || use === 'ignored') && text.includes(':')))
        found.labelled++;
      if (use !== 'unread') continue;
      found.unread++;
      const name = host ?? 'unknown host';
      const labels = found.byHost.get(name) ?? new Map<string, number>();
      const label = text.split(':', 1)[0]?.trim() ?? '';
      labels.set(label, (labels.get(label) ?? 0) + 1);
      found.byHost.set(name, labels);
    }
  }
  return found;
}

import { filled } from '../compare/fields.js';
import { explain } from '../parse/explain.js';
import type { Part } from '../part.js';
import { type Change, changeOf } from './change.js';

/** The change of the layout: another server, and labels that only one of the records has. */
export function layoutChanges(before: readonly Part[], after: readonly Part[]): Change[] {
  const [a, b] = [before[0], after[0]];
  if (a === undefined || b === undefined) return [];
  const server = { path: 'parts.0.host', before: a.host, after: b.host };
  const moved = a.host === null || b.host === null ? [] : changeOf('text', server, 'format');
  return [...moved, ...labelChanges(before, after)];
}

function labelChanges(before: readonly Part[], after: readonly Part[]): Change[] {
  const bodies = [before, after].map((parts) => parts.map(({ body }) => body));
  if (JSON.stringify(bodies[0]) === JSON.stringify(bodies[1])) return [];
  const [a, b] = [labelsOf(before), labelsOf(after)];
  const gone = filled([...a].filter((label) => !b.has(label)));
  const added = filled([...b].filter((label) => !a.has(label)));
  return gone === null && added === null
    ? []
    : [{ path: 'record', before: gone, after: added, kind: 'format' }];
}

/** Longer texts before a colon are sentences. */
const LABEL = /^[^\p{L}]{0,20}(\p{L}[^:=]{0,60}?)[\s.]{0,40}[:=]/u;

/** The labels in lines that were read, without those of the notice. */
function labelsOf(parts: readonly Part[]): ReadonlySet<string> {
  const labels = new Set<string>();
  for (const { lines } of explain(parts).parts)
    for (const { use, text } of lines) {
      const label =
        use === 'value' || use === 'unread' || use === 'ignored' ? LABEL.exec(text)?.[1] : undefined;
      if (label !== undefined) labels.add(label);
    }
  return labels;
}

import type { ExplainedPart } from '../parse/index.js';
import type { Source } from './service.js';

/** How a part was received, what it is, and how it was read. */
export function aboutPart({ module, chosenBy, kind }: ExplainedPart, source: Source | undefined): string {
  const by =
    module === null ? 'read by the generic reader' : `read by the module ${module}, found by ${chosenBy}`;
  return [...receivedBy(source), kind, by].join('; ');
}

/** `WHOIS in 120 ms, utf-8`; nothing for a pasted record. */
export function receivedBy(source: Source | undefined): string[] {
  if (source === undefined) return [];
  const { protocol, ms, charset } = source;
  return [`${protocol.toUpperCase()} in ${Math.round(ms)} ms${charset === null ? '' : `, ${charset}`}`];
}

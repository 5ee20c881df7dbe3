import type { RawPart } from '../part.js';
import { decode } from './decode.js';

/**
 * The record: the parts' texts one below the other, the registry's first, an empty line between.
 * Blank lines around a part go; nothing within it changes.
 */
export function merge(parts: readonly RawPart[]): string {
  const texts = parts.map(({ host, body }) =>
    decode(body, { host: host ?? undefined })
      .text.replace(/^\n+/, '')
      .trimEnd(),
  );
  const filled = texts.filter((text) => text !== '');
  return filled.length === 0 ? '' : `${filled.join('\n\n')}\n`;
}

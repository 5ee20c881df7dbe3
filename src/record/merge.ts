import type { RawPart } from '../part.js';
import { decode } from './decode.js';

/**
 * Returns the record: the texts of the parts, the registry's first, separated by empty lines. Blank lines around a part are removed;
 * nothing within it changes. Ends with a line feed; '' if all parts are empty.
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

const UTF8 = new TextDecoder();

/**
 * The least that any parser of labels does: it decodes the bytes, splits the text into lines and each line at its first colon, and trims.
 * The cost of `parse` is reported as a multiple of it.
 */
export function floor(body: Uint8Array): string[] {
  const pieces: string[] = [];
  for (const line of UTF8.decode(body).split('\n')) {
    const colon = line.indexOf(':');
    if (colon < 0) pieces.push(line.trim());
    else pieces.push(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return pieces;
}

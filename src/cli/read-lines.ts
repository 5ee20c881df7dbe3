/** Longer than any domain name in any spelling; what is cut off here is no name in either case. */
const MAX_LINE = 4096;

/**
 * The names in a list: one on a line, blank lines and what follows a `#` left out. A line without end costs no
 * memory beyond {@link MAX_LINE} characters.
 */
export async function* readNames(stream: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  for await (const line of readLines(stream)) {
    const name = line.replace(/#.*$/s, '').trim();
    if (name !== '') yield name;
  }
}

async function* readLines(stream: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    const lines = (
      rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))
    ).split('\n');
    rest = (lines.pop() ?? '').slice(0, MAX_LINE);
    yield* lines;
  }
  yield rest + decoder.decode();
}

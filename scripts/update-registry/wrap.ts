/** Characters of a line of generated source. */
export const WIDTH = 108;

/** Words in indented lines that are no longer than that. */
export function wrap(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '   ';
  for (const word of words) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = '   ';
    }
    line += ` ${word}`;
  }
  lines.push(line);
  return lines.join('\n');
}

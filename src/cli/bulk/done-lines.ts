/** The names that have a result, by line: four bytes each, enough to detect another list. */
export class DoneLines {
  #hashes = new Uint32Array(1024);
  size = 0;

  has(line: number): boolean {
    return (this.#hashes[line] ?? 0) !== 0;
  }

  is(line: number, name: string): boolean {
    return this.#hashes[line] === hashOf(name);
  }

  add(line: number, name: string): void {
    if (!this.has(line)) this.size++;
    if (line >= this.#hashes.length) {
      const grown = new Uint32Array(Math.max(2 * this.#hashes.length, line + 1));
      grown.set(this.#hashes);
      this.#hashes = grown;
    }
    this.#hashes[line] = hashOf(name);
  }
}

/** A hash of a name, never 0 (FNV-1a). */
function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0 || 1;
}

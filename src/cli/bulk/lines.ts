/** The names that have a result, by their line: four bytes each, enough to notice another list. */
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

/** A row has a line, two hashes of its name, and the number of the next row of its chain; 0 is none. */
const ROW = 4;

/**
 * Which lines of the list the names are from that have no result yet: a name may stand on several, even on all. A list is read far ahead,
 * so names are kept as 64 bits of hashes (a million have two that are alike in one list of ten million): some 20 to 40 bytes for each.
 */
export class LinesOfNames {
  /** The first row is none. */
  #rows = new Uint32Array(ROW * 1024);
  /** By the first hash: the first row of a chain. */
  #chains = new Uint32Array(1024);
  #used = 1;
  /** The chain of rows that were used. */
  #free = 0;

  add(name: string, line: number): void {
    if (this.#free === 0 && this.#used === this.#chains.length) this.#grow();
    const row = ROW * (this.#free || this.#used++);
    if (row === ROW * this.#free) this.#free = this.#rows[row + 3] ?? 0;
    this.#rows.set([line, hashOf(name), secondHashOf(name)], row);
    this.#link(row);
  }

  /** Takes the line of a name out, one of them where it stands on several; 0 where it has none. */
  take(name: string): number {
    const [first, second] = [hashOf(name), secondHashOf(name)];
    const rows = this.#rows;
    const chain = first % this.#chains.length;
    let before = 0;
    for (let row = ROW * (this.#chains[chain] ?? 0); row !== 0; row = ROW * (rows[row + 3] ?? 0)) {
      if (rows[row + 1] === first && rows[row + 2] === second) {
        const next = rows[row + 3] ?? 0;
        if (before === 0) this.#chains[chain] = next;
        else rows[before + 3] = next;
        rows[row + 3] = this.#free;
        this.#free = row / ROW;
        return rows[row] ?? 0;
      }
      before = row;
    }
    return 0;
  }

  #link(row: number): void {
    const chain = (this.#rows[row + 1] ?? 0) % this.#chains.length;
    this.#rows[row + 3] = this.#chains[chain] ?? 0;
    this.#chains[chain] = row / ROW;
  }

  #grow(): void {
    const rows = this.#rows;
    this.#rows = new Uint32Array(2 * rows.length);
    this.#rows.set(rows);
    this.#chains = new Uint32Array(2 * this.#chains.length);
    for (let row = ROW; row < rows.length; row += ROW) this.#link(row);
  }
}

/** A number for a name, never 0 (FNV-1a). */
function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0 || 1;
}

/** One that is independent of it (MurmurHash2's mixing). */
function secondHashOf(text: string): number {
  let value = text.length;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x5bd1e995);
    value ^= value >>> 15;
  }
  return value >>> 0;
}

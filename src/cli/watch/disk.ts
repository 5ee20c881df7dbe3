import { type FileHandle, mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes to the folder of a watch so that a kill or a power failure at any moment leaves either the old content or the new one. `step` is
 * called before each operation: tests end the process there.
 */
export class Disk {
  readonly #step: (operation: string) => void;

  constructor(step: (operation: string) => void = () => undefined) {
    this.#step = step;
  }

  /** Replaces a file, or creates it with its folder. Others may read it only if `mode` says so. */
  async replace(file: string, content: Uint8Array | string, mode = 0o600): Promise<void> {
    const temporary = `${file}.new`;
    this.#step('mkdir');
    await mkdir(dirname(file), { recursive: true });
    this.#step('write');
    const handle = await open(temporary, 'w', mode);
    try {
      await handle.writeFile(content);
      this.#step('sync');
      await handle.sync();
    } finally {
      await handle.close();
    }
    this.#step('rename');
    await rename(temporary, file);
    await this.#syncFolder(dirname(file));
  }

  /** Appends to an open file. With `durable`, the text is on the disk when this resolves, with all that was appended before. */
  async append(handle: FileHandle, text: string, durable: boolean): Promise<void> {
    this.#step('append');
    await handle.appendFile(text);
    if (!durable) return;
    this.#step('sync');
    await handle.sync();
  }

  /** The name of a new file is part of its folder. */
  async #syncFolder(folder: string): Promise<void> {
    this.#step('sync folder');
    const handle = await open(folder, 'r');
    // Windows cannot sync a folder, and does not need to.
    await handle.sync().catch(() => undefined);
    await handle.close();
  }
}

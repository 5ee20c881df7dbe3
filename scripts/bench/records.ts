import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A stored response, as a user would pass it to `parse`. */
export interface StoredAnswer {
  readonly host: string;
  readonly domain: string | undefined;
  readonly body: Uint8Array;
}

/**
 * Returns the responses in the folders (`x.txt` next to `x.json` with `host` and `domain`) of these hosts, or of all. They are mixed, because a
 * million records are usually not sorted, and sorted ones would be read faster.
 */
export function loadAnswers(folders: readonly string[], hosts: ReadonlySet<string> | null): StoredAnswer[] {
  const answers = folders.filter((folder) => existsSync(folder)).flatMap((folder) => readFolder(folder));
  return mixed(answers.filter(({ host }) => hosts === null || hosts.has(host)));
}

function readFolder(folder: string): StoredAnswer[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  return files.sort().flatMap((file) => {
    const path = join(folder, file);
    const text = `${path.slice(0, -'.json'.length)}.txt`;
    const { host, domain } = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof host !== 'string' || !existsSync(text)) return [];
    return [{ host, domain: domain ?? undefined, body: new Uint8Array(readFileSync(text)) }];
  });
}

/** Shuffled (Fisher and Yates), the same way in every run. */
function mixed<T>(items: readonly T[]): T[] {
  const found = [...items];
  let seed = 43;
  for (let last = found.length - 1; last > 0; last--) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const other = seed % (last + 1);
    [found[last], found[other]] = [found[other] as T, found[last] as T];
  }
  return found;
}

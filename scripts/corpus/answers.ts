import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A captured response: `x.txt` next to `x.json`. */
export interface CapturedAnswer {
  readonly file: string;
  readonly host: string | null;
  readonly domain: string | undefined;
  readonly body: Uint8Array;
}

/** The sets of responses with expectations. */
export const SETS = ['weppos', 'recent', 'fresh/checked', 'third'] as const;

/** Folders of responses, with or without expectations. */
const FOLDERS = ['weppos', 'recent', 'fresh', 'third'] as const;

/** Yields all responses of a corpus. */
export function* answersOf(folder: string): Generator<CapturedAnswer> {
  for (const file of FOLDERS.flatMap((set) => jsonFiles(join(folder, set)))) {
    const { host = null, domain } = JSON.parse(readFileSync(file, 'utf8'));
    const body = new Uint8Array(readFileSync(textOf(file)));
    yield { file, host, domain: domain || undefined, body };
  }
}

const textOf = (file: string): string => `${file.slice(0, -'.json'.length)}.txt`;

function jsonFiles(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return jsonFiles(inner);
    return entry.name.endsWith('.json') && existsSync(textOf(inner)) ? [inner] : [];
  });
}

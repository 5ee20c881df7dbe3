import { LABELLED, type Line, TEXT } from './lines.js';

/** `Domain example.com`, `Domain example.com:`: the name and nothing else, so that no sentence is one. */
const BARE = /^domain(?: name)? ((?:[^\s.:]{1,63}\.){1,8}[^\s.:]{2,63})$/iu;

const LARGE_D = 68;

/** Registrars that open a record so print no label for the name: it gets one. */
export function labelBareDomain(lines: readonly Line[], text: string): readonly Line[] {
  const at = lines.findIndex(
    (line) => (text.charCodeAt(line.start) & ~0x20) === LARGE_D && nameOf(line) !== null,
  );
  const line = lines[at];
  if (line === undefined) return lines;
  const labelled = [...lines];
  labelled[at] = line.with('Domain', nameOf(line) ?? '');
  return labelled;
}

function nameOf({ kind, label, value }: Line): string | null {
  if (kind === TEXT) return BARE.exec(value)?.[1] ?? null;
  return kind === LABELLED && value === '' ? (BARE.exec(label)?.[1] ?? null) : null;
}

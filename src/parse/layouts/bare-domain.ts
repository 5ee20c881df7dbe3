import { BLANK, LABELLED, type Line, TEXT } from '../text/lines.js';

/** `Domain example.com`, `Domain example.com:`: the name and nothing else, so that no sentence is one. */
const BARE = /^domain(?: name)? ((?:[^\s.:]{1,63}\.){1,8}[^\s.:]{2,63})$/iu;

/** The same without the word. */
const NAME = /^(?:[\p{L}\p{M}\p{N}-]{1,63}\.){1,8}(?:xn--[a-z\d-]{2,59}|[\p{L}\p{M}]{2,63})$/iu;

const LARGE_D = 68;

/** Registrars that open a record so print no label for the name: it gets one. `isDomain` knows the labels that are. */
export function labelBareDomain(
  lines: readonly Line[],
  text: string,
  isDomain: (label: string) => boolean,
): readonly Line[] {
  const opening = lines.findIndex(
    (line) =>
      line.kind !== BLANK && (text.charCodeAt(line.start) & ~0x20) === LARGE_D && nameOf(line) !== null,
  );
  const at = opening < 0 ? bareFirstLine(lines, isDomain) : opening;
  const line = lines[at];
  if (line === undefined) return lines;
  const labelled = [...lines];
  labelled[at] = line.with('Domain', nameOf(line) ?? line.value);
  return labelled;
}

/** The name alone on the first line, in an answer that has no label for it. */
function bareFirstLine(lines: readonly Line[], isDomain: (label: string) => boolean): number {
  const at = lines.findIndex(({ kind }) => kind !== BLANK);
  const line = lines[at];
  if (line?.kind !== TEXT || !NAME.test(line.value)) return -1;
  return lines.some(({ kind, label, value }) => kind === LABELLED && value !== '' && isDomain(label))
    ? -1
    : at;
}

function nameOf({ kind, label, value }: Line): string | null {
  if (kind === TEXT) return BARE.exec(value)?.[1] ?? null;
  return kind === LABELLED && value === '' ? (BARE.exec(label)?.[1] ?? null) : null;
}

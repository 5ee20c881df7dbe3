/** A case and its versions: `registered.txt`, and `registered@2026-03-01.txt`, which the server sends from that day (UTC). */
export interface Version {
  /** Name of the case, without the date. */
  of: string;
  /** When it becomes valid, in ms since 1970; null for the version that has always been valid. */
  from: number | null;
}

/** Reads the name of a file without its extension. Throws an `Error` if what is after the `@` is not a date. */
export function versionOf(name: string): Version {
  const at = name.lastIndexOf('@');
  if (at < 0) return { of: name, from: null };
  const date = name.slice(at + 1);
  const from = readDay(date);
  if (from === null)
    throw new Error(`"${name}": expected a date after the "@", such as 2026-03-01, got "${date}"`);
  return { of: name.slice(0, at), from };
}

/** Midnight (UTC) of `2026-03-01`, in ms since 1970; null if there is no such day. */
function readDay(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? time : null;
}

/** Of each case, the version that is valid at a time: the latest that is not in the future. The order stays. */
export function validAt<Each>(
  all: readonly Each[],
  now: number,
  describe: (each: Each) => Version,
): readonly Each[] {
  const latest = new Map<string, { each: Each; from: number }>();
  for (const each of all) {
    const { of, from } = describe(each);
    const start = from ?? Number.NEGATIVE_INFINITY;
    if (start <= now && start >= (latest.get(of)?.from ?? Number.NEGATIVE_INFINITY))
      latest.set(of, { each, from: start });
  }
  const valid = new Set([...latest.values()].map(({ each }) => each));
  return all.filter((each) => valid.has(each));
}

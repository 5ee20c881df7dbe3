import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { WatchEvent, WatchState } from '../../watches/index.js';
import { UsageError } from '../exit.js';
import { readLines } from '../io.js';
import type { Disk } from './disk.js';

/** Where events go. */
export const SINKS = ['print', 'exec', 'notify'] as const;
export type Sink = (typeof SINKS)[number];

/** An event that has not reached all of its sinks. */
export interface PendingEvent {
  event: WatchEvent;
  sinks: Partial<Record<Sink, { tries: number }>>;
}

/** What is known of a name, and its versions: since when each was the current one, in ms since 1970. */
export interface WatchedName extends WatchState {
  versions: [key: string, since: number][];
}

/** Versions that are listed for a name; the files of earlier ones stay. */
const MAX_VERSIONS = 1000;

/** A line of the journal. Each is one step: a name was checked, with the events that follow; or an event has reached a sink. */
type Line =
  | { watch: 1 }
  | { domain: string; state: WatchState | WatchedName; events?: WatchEvent[]; sinks?: Sink[] }
  | { pending: PendingEvent }
  | { done: string; sink: Sink }
  | { failed: string; sink: Sink };

/** Longer lines are not lines of a journal. */
const MAX_LINE = 64 * 2 ** 20;

/** The number of superfluous lines from which a journal is rewritten. */
const excessFor = (names: number): number => Math.max(10_000, names);

/**
 * The memory of a watch: a file to which each step is appended as one line of JSON, so that a kill loses nothing but the step that it
 * interrupted. It is rewritten from time to time, without the steps that later ones replaced.
 */
export class Journal {
  readonly names: ReadonlyMap<string, WatchedName>;
  readonly pending: ReadonlyMap<string, PendingEvent>;
  readonly #names: Map<string, WatchedName>;
  readonly #pending: Map<string, PendingEvent>;
  readonly #disk: Disk;
  readonly #handle: FileHandle;

  private constructor(
    names: Map<string, WatchedName>,
    pending: Map<string, PendingEvent>,
    handle: FileHandle,
    disk: Disk,
  ) {
    this.names = this.#names = names;
    this.pending = this.#pending = pending;
    this.#handle = handle;
    this.#disk = disk;
  }

  /** Reads the journal of a folder; a new folder gets one. A file that is something else is a `UsageError`. */
  static async open(folder: string, disk: Disk, mayExceed = excessFor): Promise<Journal> {
    const file = join(folder, 'journal.ndjson');
    const names = new Map<string, WatchedName>();
    const pending = new Map<string, PendingEvent>();
    const handle = await open(file, 'a+', 0o600);
    try {
      const { lines, bytes } = await replay(file, names, pending);
      // A kill may have cut off the last line, or only its end.
      const { size } = await handle.stat();
      if (size > bytes) await handle.truncate(bytes);
      else if (size < bytes) await handle.appendFile('\n');
      if (lines > 0 && lines - names.size - pending.size <= mayExceed(names.size))
        return new Journal(names, pending, handle, disk);
    } catch (error) {
      await handle.close();
      throw error;
    }
    await handle.close();
    await disk.replace(file, compacted(names, pending));
    return new Journal(names, pending, await open(file, 'a', 0o600), disk);
  }

  /** A name was checked. Resolves when its events cannot be lost any more. */
  checked(domain: string, state: WatchState, events: WatchEvent[], sinks: readonly Sink[]): Promise<void> {
    const { versions: _, ...own } = state as WatchedName;
    const line: Line = { domain, state: own, ...(events.length > 0 ? { events, sinks: [...sinks] } : {}) };
    return this.#add(line, events.length > 0 || state.version !== this.#names.get(domain)?.version);
  }

  /** An event has reached a sink, or never will. */
  done(id: string, sink: Sink): Promise<void> {
    return this.#add({ done: id, sink }, true);
  }

  failed(id: string, sink: Sink): Promise<void> {
    return this.#add({ failed: id, sink }, false);
  }

  close(): Promise<void> {
    return this.#handle.close();
  }

  async #add(line: Line, durable: boolean): Promise<void> {
    await this.#disk.append(this.#handle, `${JSON.stringify(line)}\n`, durable);
    apply(line, this.#names, this.#pending);
  }
}

/** The effect of a line on what is known. */
function apply(line: Line, names: Map<string, WatchedName>, pending: Map<string, PendingEvent>): void {
  if ('watch' in line) return;
  if ('domain' in line) {
    const { domain, state, events = [], sinks = [] } = line;
    const versions = 'versions' in state ? state.versions : (names.get(domain)?.versions ?? []);
    if (state.version !== null && versions.at(-1)?.[0] !== state.version)
      versions.push([state.version, state.checked ?? 0]);
    names.set(domain, { ...state, versions: versions.slice(-MAX_VERSIONS) });
    for (const event of events)
      pending.set(event.id, { event, sinks: Object.fromEntries(sinks.map((sink) => [sink, { tries: 0 }])) });
    return;
  }
  if ('pending' in line) {
    pending.set(line.pending.event.id, line.pending);
    return;
  }
  const id = 'done' in line ? line.done : line.failed;
  const { sinks } = pending.get(id) ?? {};
  const sink = sinks?.[line.sink];
  if (sinks === undefined || sink === undefined) return;
  if ('failed' in line) {
    sink.tries++;
    return;
  }
  delete sinks[line.sink];
  if (Object.keys(sinks).length === 0) pending.delete(id);
}

async function replay(file: string, names: Map<string, WatchedName>, pending: Map<string, PendingEvent>) {
  let lines = 0;
  let bytes = 0;
  let isCut = false;
  for await (const text of readLines(createReadStream(file), MAX_LINE)) {
    const line = readLine(text);
    if (isCut) throw new UsageError(`${file} is damaged: line ${lines + 1} is not JSON`);
    if (lines === 0 && (line === null || !('watch' in line)))
      throw new UsageError(`${file} is not the journal of a watch: choose another folder for --state`);
    if (line === null) {
      // Only the last line may be cut off.
      isCut = true;
      continue;
    }
    apply(line, names, pending);
    lines++;
    bytes += Buffer.byteLength(text) + 1;
  }
  return { lines, bytes };
}

function readLine(text: string): Line | null {
  try {
    const line: unknown = JSON.parse(text);
    return typeof line === 'object' && line !== null ? (line as Line) : null;
  } catch {
    return null;
  }
}

function compacted(
  names: ReadonlyMap<string, WatchedName>,
  pending: ReadonlyMap<string, PendingEvent>,
): string {
  const lines: Line[] = [
    { watch: 1 },
    ...[...names].map(([domain, state]): Line => ({ domain, state })),
    ...[...pending.values()].map((each): Line => ({ pending: each })),
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

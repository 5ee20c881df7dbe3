import type { RoutesFile, RoutesOptions } from '../client-types.js';
import { WhoisError } from '../errors.js';
import { describe } from '../net/failure.js';
import type { HttpAnswer } from '../rdap/http-answer.js';
import {
  BOOTSTRAP_FILES,
  type BootstrapFile,
  type BootstrapOptions,
  type BootstrapTables,
  findRouteIn,
  RDAP_PUBLISHED,
  type RdapBootstrap,
  type Route,
  rdapBootstrapIn,
  SHIPPED,
} from '../registry/index.js';
import { readBootstrapFile } from './bootstrap-file.js';
import type { Clock } from './clock.js';
import { whyNotCredible } from './is-credible.js';
import { isEntityTag, readStored, type StoredFile, writeStored } from './stored-file.js';

/** Where IANA publishes the files. */
export const IANA_DATA = 'data.iana.org';

const DAY_MS = 86_400_000;
const DEFAULT_REFRESH_MS = DAY_MS;
/** Time to the next attempt after a failure. */
const RETRY_MS = 3_600_000;
/** When IANA published the tables of this version, as far as is known. Stored files may be older, because the package was updated since. */
const SHIPPED_PUBLICATIONS: Partial<Record<BootstrapFile, string>> = { dns: RDAP_PUBLISHED };

/** The longest time until a file is fetched again, whatever its `Expires` says. */
const LONGEST_REST_MS = 7 * DAY_MS;
/** The shortest time between two checks of what is due, also if the clock is changed. */
const LEAST_WAIT_MS = 60_000;

/** Fetches a file: one GET over HTTPS, bounded in time and size. Rejects if the client is closed. */
export type FetchFile = (url: URL, headers: Readonly<Record<string, string>>) => Promise<HttpAnswer>;

export interface RoutesParts {
  fetch: FetchFile;
  /** Reports what is wrong with IANA's files or with the directory. */
  warn: (message: string) => void;
  clock: Clock;
}

/** What is known of one file. Times are in ms since 1970. */
interface State {
  publication: string | null;
  checked: number | null;
  expires: number | null;
  etag: string | null;
  /** When it was fetched last, with or without success. */
  tried: number | null;
  /** Why the last attempt changed nothing. */
  problem: string | null;
}

/**
 * Keeps the RDAP routes of a client up to date. IANA's bootstrap files are fetched when they are due, and checked; each replaces a whole
 * table. A file that is missing or wrong changes nothing, and is reported once.
 */
export class RefreshedRoutes {
  readonly #refresh: number;
  readonly #directory: string | null;
  readonly #parts: RoutesParts;
  readonly #states = new Map<BootstrapFile, State>();
  #tables: BootstrapTables = SHIPPED;
  #storeProblem: string | null = null;
  #running: Promise<void> | null = null;
  #stopTimer: () => void = () => {};
  #closed = false;

  constructor({ refresh = DEFAULT_REFRESH_MS, directory }: RoutesOptions, parts: RoutesParts) {
    this.#refresh = refresh;
    this.#directory = directory ?? null;
    this.#parts = parts;
    for (const file of BOOTSTRAP_FILES) {
      this.#states.set(file, { ...NOTHING_KNOWN });
      this.#adoptStored(file);
    }
    this.#schedule();
  }

  /** IANA's files that are in use now. */
  get tables(): BootstrapTables {
    return this.#tables;
  }

  get files(): readonly RoutesFile[] {
    return [...this.#states].map(([file, { publication, checked, problem }]) => ({
      file,
      publication,
      checked: checked === null ? null : new Date(checked).toISOString(),
      problem,
    }));
  }

  find(asciiDomain: string): Route {
    return findRouteIn(this.#tables, asciiDomain);
  }

  rdapBootstrap(file: BootstrapFile, options: BootstrapOptions): RdapBootstrap {
    return rdapBootstrapIn(this.#tables, file, options);
  }

  /** Fetches all files now; joins a refresh that is running. */
  async refresh(): Promise<readonly RoutesFile[]> {
    await this.#run(() => true);
    if (this.#closed) throw new WhoisError('ABORTED', 'the client was closed');
    return this.files;
  }

  /** Starts no more fetches. Resolves when no file is being written. The caller ends running fetches. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#stopTimer();
    await this.#running;
  }

  #run(isWanted: (file: BootstrapFile) => boolean): Promise<void> {
    this.#running ??= this.#refreshAll(isWanted).finally(() => {
      this.#running = null;
      this.#schedule();
    });
    return this.#running;
  }

  async #refreshAll(isWanted: (file: BootstrapFile) => boolean): Promise<void> {
    let unreachable: string | null = null;
    for (const file of BOOTSTRAP_FILES) {
      // Another process may have fetched it.
      this.#adoptStored(file);
      if (this.#closed || !isWanted(file)) continue;
      // All files have one server: if it cannot be reached, each further attempt would wait as long.
      if (unreachable === null) unreachable = await this.#refreshOne(file);
      else Object.assign(this.#stateOf(file), { tried: this.#parts.clock.now(), problem: unreachable });
    }
  }

  /** Returns why the server cannot be reached, or null. */
  async #refreshOne(file: BootstrapFile): Promise<string | null> {
    const state = this.#stateOf(file);
    state.tried = this.#parts.clock.now();
    try {
      const fetched = await this.#fetch(file, state.etag);
      if (this.#closed) return null;
      if (fetched.document !== undefined) this.#use(file, fetched.document);
      const { expires, etag } = fetched;
      Object.assign(state, { checked: state.tried, expires, etag, problem: null });
      await this.#store(file, fetched.document);
    } catch (error) {
      if (this.#closed) return null;
      const problem = `${IANA_DATA}: /rdap/${file}.json was not used: ${describe(error)}`;
      this.#report(file, problem);
      if (error instanceof Unreachable) return problem;
    }
    return null;
  }

  /** `document` is undefined if IANA has nothing newer. Rejects with the reason if it cannot be had. */
  async #fetch(file: BootstrapFile, etag: string | null): Promise<Omit<StoredFile, 'checked'>> {
    const url = new URL(`https://${IANA_DATA}/rdap/${file}.json`);
    const got = await this.#parts.fetch(url, etag === null ? {} : { 'If-None-Match': etag });
    if (got.failure !== null && got.status === 0) throw new Unreachable(got.failure.message);
    if (got.failure !== null) throw new Error(got.failure.message);
    const expires = readExpires(got.header('expires'));
    if (got.status === 304 && etag !== null) return { expires, etag, document: undefined };
    if (got.status !== 200) throw new Error(`HTTP status ${got.status}`);
    const tag = got.header('etag')?.trim() ?? '';
    return { expires, etag: isEntityTag(tag) ? tag : null, document: readJson(got.received) };
  }

  /** Checks a document and replaces the table of its file. Throws with the reason if it must not be used. */
  #use(file: BootstrapFile, document: unknown): void {
    const { publication, tables } = readBootstrapFile(file, document, this.#parts.clock.now());
    const state = this.#stateOf(file);
    const inUse = state.publication ?? SHIPPED_PUBLICATIONS[file];
    if (inUse !== undefined && Date.parse(publication) < Date.parse(inUse))
      throw new Error(`it was published ${publication}, before the one in use (${inUse})`);
    const doubt = whyNotCredible(file, tables, this.#tables);
    if (doubt !== null) throw new Error(doubt);
    this.#tables = { ...this.#tables, ...tables };
    state.publication = publication;
  }

  /** Uses the file in the directory, if it was checked later than the one in use. */
  #adoptStored(file: BootstrapFile): void {
    if (this.#directory === null) return;
    const state = this.#stateOf(file);
    try {
      const stored = readStored(this.#directory, file);
      const isNewer = stored !== null && (state.checked === null || stored.checked > state.checked);
      // A date in the future comes from a clock that was wrong: the file would never be due.
      if (!isNewer || stored.checked > this.#parts.clock.now()) return;
      this.#use(file, stored.document);
      const { checked, expires, etag } = stored;
      Object.assign(state, { checked, expires, etag, problem: null });
    } catch (error) {
      this.#report(file, `${file}.json in ${this.#directory} was not used: ${describe(error)}`);
    }
  }

  /** What IANA confirmed is read again from the directory, where it is kept with the new time. */
  async #store(file: BootstrapFile, fetched: unknown): Promise<void> {
    if (this.#directory === null) return;
    const { checked, expires, etag } = this.#stateOf(file);
    try {
      const document = fetched ?? readStored(this.#directory, file)?.document;
      if (checked === null || document === undefined) return;
      await writeStored(this.#directory, file, { checked, expires, etag, document });
      this.#storeProblem = null;
    } catch (error) {
      const isNew = this.#storeProblem === null;
      this.#storeProblem = `the routes cannot be kept in ${this.#directory}: ${describe(error)}`;
      if (isNew) this.#parts.warn(this.#storeProblem);
    }
  }

  #report(file: BootstrapFile, problem: string): void {
    const state = this.#stateOf(file);
    const isNew = state.problem === null;
    state.problem = problem;
    if (isNew) this.#parts.warn(problem);
  }

  #schedule(): void {
    this.#stopTimer();
    if (this.#closed || !Number.isFinite(this.#refresh)) return;
    const now = this.#parts.clock.now();
    const next = Math.min(...[...this.#states.values()].map((state) => this.#waitOf(state, now)));
    const isFirst = [...this.#states.values()].some(({ tried }) => tried === null);
    const wait = isFirst ? next : Math.max(next, LEAST_WAIT_MS);
    this.#stopTimer = this.#parts.clock.after(wait, () => {
      void this.#run((file) => this.#waitOf(this.#stateOf(file), this.#parts.clock.now()) === 0);
    });
  }

  /** ms until a file is due. */
  #waitOf({ checked, expires, tried, problem }: State, now: number): number {
    if (problem !== null && tried !== null) return waitFrom(tried, Math.min(this.#refresh, RETRY_MS), now);
    if (checked === null) return 0;
    const rest = Math.min((expires ?? 0) - checked, LONGEST_REST_MS);
    return waitFrom(checked, Math.max(this.#refresh, rest), now);
  }

  #stateOf(file: BootstrapFile): State {
    const state = this.#states.get(file);
    if (state === undefined) throw new TypeError(`unknown bootstrap file "${file}"`);
    return state;
  }
}

/** No response began. */
class Unreachable extends Error {}

const NOTHING_KNOWN: State = {
  publication: null,
  checked: null,
  expires: null,
  etag: null,
  tried: null,
  problem: null,
};

/** A time in the future comes from a clock that was wrong: it does not delay anything. */
const waitFrom = (since: number, wait: number, now: number): number =>
  since > now ? 0 : Math.max(0, since + wait - now);

function readJson(received: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(received));
  } catch (error) {
    throw new Error('it is not JSON', { cause: error });
  }
}

/** An HTTP date begins with its day; anything else that JavaScript takes for a date is not one. */
function readExpires(value: string | null): number | null {
  const at = /^[A-Z][a-z]{2,8},/.test(value ?? '') ? Date.parse(value ?? '') : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

import { randomBytes } from 'node:crypto';
import { resolveNs } from 'node:dns/promises';
import { domainFrom } from '../domain/paste.js';

/** Resolves to the name servers that a name is delegated to; rejects as `resolveNs` of `node:dns/promises` does. */
export type ResolveNs = (name: string) => Promise<readonly string[]>;

/** Maximum number of DNS queries at the same time: a resolver is shared with others. */
const MAX_AT_ONCE = 50;

/** For one DNS query. */
const TIMEOUT_MS = 2000;

/** The resolver's words for a name without name servers. Any other error says nothing. */
const HAS_NONE = ['ENOTFOUND', 'ENODATA'];

/** Finds the names of a list that their suffix delegates, by DNS. A missing delegation, or any failure, proves nothing. */
export class DnsFirst {
  readonly #resolve: ResolveNs;
  /** Whether the delegations of a suffix can be relied on. */
  readonly #suffixes = new Map<string, Promise<boolean>>();
  /** Names that are delegated and were not taken out yet. */
  readonly #delegated = new Set<string>();

  constructor(resolve: ResolveNs = resolveNs) {
    this.#resolve = resolve;
  }

  /** The names in the same order, each after its DNS query. Names are read ahead, but no name waits for one that was not given yet. */
  async *through(names: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
    const source = (async function* () {
      yield* names;
    })();
    const ahead: { name: string; checked: Promise<{ delegated: boolean }> }[] = [];
    let reading: Promise<IteratorResult<string, void>> | null = null;
    let isRead = false;
    try {
      while (true) {
        if (!isRead && ahead.length < MAX_AT_ONCE) reading ??= source.next();
        const [first] = ahead;
        const next = [first?.checked, reading].filter((each) => each !== undefined && each !== null);
        if (next.length === 0) return;
        const found = await Promise.race(next);
        if ('delegated' in found) {
          const name = ahead.shift()?.name ?? '';
          if (found.delegated) this.#delegated.add(name);
          yield name;
          continue;
        }
        reading = null;
        if (found.done === true) isRead = true;
        else ahead.push({ name: found.value, checked: this.#check(found.value) });
      }
    } finally {
      // Not awaited: a source that is waiting for its next name would hold up the end of the list.
      source.return().catch(() => {});
    }
  }

  has(name: string): boolean {
    return this.#delegated.has(name);
  }

  /** Whether a name is delegated; it is forgotten, so that a list of any length takes constant memory. */
  take(name: string): boolean {
    return this.#delegated.delete(name);
  }

  async #check(name: string): Promise<{ delegated: boolean }> {
    try {
      const { ascii } = domainFrom(name);
      const suffix = ascii.slice(ascii.indexOf('.') + 1);
      const delegated = (await this.#isReliable(suffix)) && (await this.#nameserversOf(ascii)).length > 0;
      return { delegated };
    } catch {
      // The registry is queried instead, and reports what is wrong with the name.
      return { delegated: false };
    }
  }

  /** A wildcard would make every name of the suffix look delegated: a random one must not be. */
  #isReliable(suffix: string): Promise<boolean> {
    const known = this.#suffixes.get(suffix);
    if (known !== undefined) return known;
    const reliable = this.#nameserversOf(`port43-${randomBytes(12).toString('hex')}.${suffix}`).then(
      () => false,
      (error: unknown) => HAS_NONE.includes((error as NodeJS.ErrnoException | null)?.code ?? ''),
    );
    this.#suffixes.set(suffix, reliable);
    return reliable;
  }

  async #nameserversOf(name: string): Promise<readonly string[]> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no response from DNS within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
    });
    try {
      return await Promise.race([this.#resolve(name), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

import { setTimeout } from 'node:timers/promises';
import { checkFacts, type IanaFacts, type TldFacts } from './facts.js';
import { readBootstrap, readRootPage, readTldList } from './pages.js';

export interface Sources {
  /** URL of the list of top-level domains and of the bootstrap file. */
  data: string;
  /** URL of the root database. */
  root: string;
}

export const IANA: Sources = { data: 'https://data.iana.org', root: 'https://www.iana.org' };

/** Few enough for IANA, which allows a few requests at a time, and done in some minutes. */
const AT_ONCE = 4;
const TIMEOUT_MS = 20_000;
const MAX_CHARS = 4_000_000;
const ATTEMPTS = 3;
const PAUSE_MS = 300;

/** Collects the facts from IANA's public pages. Rejects if one cannot be read, because an incomplete table is useless. */
export async function collectFacts(sources: Sources, today: string): Promise<IanaFacts> {
  const failed = new AbortController();
  const list = readTldList(await get(`${sources.data}/TLD/tlds-alpha-by-domain.txt`, failed.signal));
  const bootstrap = readBootstrap(await get(`${sources.data}/rdap/dns.json`, failed.signal));
  const tlds = new Map<string, TldFacts>();
  const queue = list.tlds.values();
  const worker = async (): Promise<void> => {
    for (const tld of queue) {
      const url = `${sources.root}/domains/root/db/${tld}.html`;
      tlds.set(tld, {
        ...readRootPage(await get(url, failed.signal)),
        rdap: bootstrap.bases.get(tld) ?? null,
      });
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    failed.abort(); // The other workers stop at the first failure; after success there is nothing left to stop.
  }
  const source = { tlds: list.version, bootstrap: bootstrap.publication, date: today, by: 'IANA' };
  return checkFacts({ source, tlds });
}

/** Fetches one page. Retries if the server was not reached or fails, because one of 1400 pages may. */
async function get(url: string, signal: AbortSignal): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted();
    try {
      const response = await fetch(url, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      if (response.ok) return bounded(url, await response.text());
      if (response.status < 500 || attempt === ATTEMPTS)
        throw new PageError(`${url}: HTTP status ${response.status}`);
    } catch (error) {
      if (error instanceof PageError || attempt === ATTEMPTS) throw error;
    }
    await setTimeout(PAUSE_MS * attempt, undefined, { signal });
  }
}

/** A failure that a retry would not change. */
class PageError extends Error {}

function bounded(url: string, body: string): string {
  if (body.length > MAX_CHARS) throw new PageError(`${url}: ${body.length} characters is more than expected`);
  return body;
}

/**
 * Why the new facts look like a misread page rather than real changes, or null.
 * Registries withdraw servers every month, but a tenth of them at once means that a page was misread.
 */
export function suspicion(before: IanaFacts, after: IanaFacts): string | null {
  const count = (facts: IanaFacts, key: 'whois' | 'rdap') =>
    [...facts.tlds.values()].filter((t) => t[key] !== null).length;
  if (after.tlds.size < before.tlds.size * 0.95)
    return `only ${after.tlds.size} of ${before.tlds.size} domains`;
  for (const key of ['whois', 'rdap'] as const) {
    const [old, now] = [count(before, key), count(after, key)];
    if (now < old * 0.9) return `only ${now} of ${old} domains with a ${key} server`;
  }
  return null;
}

import { checkFacts, type IanaFacts, type TldFacts } from './facts.js';
import { readBootstrap, readRootPage, readTldList } from './pages.js';

export interface Sources {
  /** Where the list of top-level domains and the bootstrap file are. */
  data: string;
  /** Where the root database is. */
  root: string;
}

export const IANA: Sources = { data: 'https://data.iana.org', root: 'https://www.iana.org' };

/** Polite, and done in some minutes: IANA asks for no more than a few requests at a time. */
const AT_ONCE = 4;
const TIMEOUT_MS = 20_000;
const MAX_BYTES = 4_000_000;

/** Collects the facts from IANA's public pages; rejects when one cannot be had: half a table is none. */
export async function collectFacts(sources: Sources, today: string): Promise<IanaFacts> {
  const list = readTldList(await get(`${sources.data}/TLD/tlds-alpha-by-domain.txt`));
  const bootstrap = readBootstrap(await get(`${sources.data}/rdap/dns.json`));
  const tlds = new Map<string, TldFacts>();
  const queue = list.tlds.values();
  const worker = async (): Promise<void> => {
    for (const tld of queue) {
      const page = readRootPage(await get(`${sources.root}/domains/root/db/${tld}.html`));
      tlds.set(tld, { ...page, rdap: bootstrap.bases.get(tld) ?? null });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const source = { tlds: list.version, bootstrap: bootstrap.publication, date: today, by: 'IANA' };
  return checkFacts({ source, tlds });
}

async function get(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url}: HTTP status ${response.status}`);
  const body = await response.text();
  if (body.length > MAX_BYTES) throw new Error(`${url}: ${body.length} characters is more than expected`);
  return body;
}

/**
 * Why new facts look like a changed page or a failed read rather than a changed world, or null.
 * Registries withdraw servers every month, but a tenth of them at once is a page that reads differently.
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

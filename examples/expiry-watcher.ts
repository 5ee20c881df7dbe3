import { createClient, type WhoisClient } from 'port43';

const DAY = 86_400_000;

export interface Notice {
  domain: string;
  /** Whole days until it expires, negative if it has expired; null if the registry does not say. */
  days: number | null;
  why: string;
}

/** The names that need attention: they expire soon, are being deleted, or could not be looked up. */
export async function* watch(
  client: WhoisClient,
  names: Iterable<string>,
  within = 30,
  now = Date.now(),
): AsyncGenerator<Notice> {
  for await (const result of client.lookupMany(names)) {
    if ('error' in result) {
      yield { domain: result.input, days: null, why: result.error.message };
      continue;
    }
    const { domain, properties } = result.lookup;
    const { status, expires_on } = properties;
    const days = expires_on === null ? null : Math.floor((Date.parse(expires_on) - now) / DAY);
    if (status !== 'registered') yield { domain, days, why: `its status is ${status}` };
    else if (days !== null && days <= within) yield { domain, days, why: `it expires on ${expires_on}` };
  }
}

if (process.argv[1] === import.meta.filename) {
  const [, , ...names] = process.argv;
  const client = createClient();
  let count = 0;
  for await (const { domain, why } of watch(client, names.length > 0 ? names : ['example.com'])) {
    console.log(`${domain}: ${why}`);
    count++;
  }
  console.log(`${count} of these names need attention`);
  await client.close();
}

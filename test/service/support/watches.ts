import type { Fixture } from '../../../src/index.js';
import { fixture } from './answers.js';
import type { Answer } from './requests.js';
import type { TestService } from './test-service.js';

const VERISIGN = 'whois.verisign-grs.com';

/** A thin record without a registrar of its own. */
export const record = (name: string, expires: string, nameserver = 'ns1.example.net') =>
  `   Domain Name: ${name.toUpperCase()}\n   Registry Expiry Date: ${expires}T00:00:00Z\n   Registrar: Example Registrar, Inc.\n   Name Server: ${nameserver}\n`;

export const free = (name: string) => `No match for "${name.toUpperCase()}".\n`;

/** Responses about a .com name, by the day from which the server sends them; '' is the one before all. */
export const byDay = (name: string, days: Readonly<Record<string, string>>): Fixture[] =>
  Object.entries(days).map(([day, text]) => ({
    ...fixture(VERISIGN, name, text),
    name: day === '' ? name : `${name}@${day}`,
  }));

/** A service asked over HTTP. */
type Asked = Pick<TestService, 'get'>;

export const watch = ({ get }: Asked, key: string | null, body: unknown): Promise<Answer> =>
  get('/v1/watches', key, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export interface WatchEvent {
  id: string;
  at: string;
  domain: string | null;
  type: string;
  [field: string]: unknown;
}

export async function eventsOf(
  { get }: Asked,
  key: string,
  id: string,
  after?: string,
): Promise<WatchEvent[]> {
  const { text } = await get(`/v1/watches/${id}/events${after === undefined ? '' : `?after=${after}`}`, key);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** Polls until the condition holds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Polls until all names of a watch were checked at that time or later, in ms, and returns the watch. */
export async function checkedSince({ get }: Asked, key: string, id: string, since: number) {
  for (;;) {
    // biome-ignore lint/suspicious/noExplicitAny: tests look into it as clients do
    const found: any = (await get(`/v1/watches/${id}`, key)).json.watch;
    const domains: { next_check_on: string; checked_on: string | null; failing_since: string | null }[] =
      found.domains;
    const isDone = domains.every(
      ({ next_check_on, checked_on, failing_since }) =>
        (checked_on !== null || failing_since !== null) && Date.parse(next_check_on) > since,
    );
    if (isDone) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

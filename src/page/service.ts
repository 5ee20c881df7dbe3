/** Requests to the service that serves this page. */
import type { Part } from '../parse/index.js';
import type { ResourceFound } from '../rdap-document/index.js';
import type { Account, Grouping, Key, NewKey, Usage } from './account/types.js';
import type { Version, WholeVersion } from './history/types.js';
import type { Job } from './list/job.js';
import type { ResultLine } from './list/row.js';

/** The service sent an error instead of a record, or could not be reached. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Null if the service could not be reached. */
  readonly status: number | null;
  /** The API's code and name of the error: `S02 RemoteConnectionError`. Null if the error is not the API's. */
  readonly code: string | null;

  constructor(status: number | null, message: string, code: string | null = null, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }
}

/** How a part was received. */
export interface Source {
  host: string | null;
  protocol: 'whois' | 'rdap';
  ms: number;
  charset: string | null;
}

/** What the service sends about a name or a number. */
interface LookupFields {
  daystamp: string;
  /** What was looked up, in its normal form. */
  query: string;
  parts: Part[];
  warnings: string[];
  sources: Source[];
  /** Whether the record was stored before this request. */
  cached: boolean;
}

export type Domain = LookupFields & { domain: string };
export type Numbered = LookupFields & { number: ResourceFound['number'] };
/** Everything about a domain, or about an address, a prefix or an AS number. */
export type Answer = Domain | Numbered;

export interface ServiceOptions {
  /** The API key; null if there is none. */
  key(): string | null;
  /** Called after each response with what is left of the account's credits or quota; null if the key is not valid. */
  left(count: string | null): void;
}

export class Service {
  readonly #options: ServiceOptions;

  constructor(options: ServiceOptions) {
    this.#options = options;
  }

  /** Looks up a name or a number, for one credit. Rejects with a `Refusal`, or when the signal is aborted. */
  async lookUp(query: string, signal: AbortSignal): Promise<Answer> {
    return answerOf(await this.#send(`/v1/lookup/${encodeURIComponent(query)}`, { signal }));
  }

  /** Looks up an example, free and without a key. */
  async lookUpExample(query: string, signal: AbortSignal): Promise<Answer> {
    return answerOf(await get(`/page/examples/${encodeURIComponent(query)}`, { signal }));
  }

  /** Returns the names of a demo, which need no key (none if lookups are live), and whether the service keeps versions of records. */
  async offer(): Promise<{ examples: string[]; history: boolean }> {
    const { examples, history = false } = await body<{ examples: string[]; history?: boolean }>(
      await get('/page/examples', {}),
    );
    return { examples, history };
  }

  /** Returns the versions of a name, for one credit. Rejects as `lookUp` does. */
  async versions(domain: string): Promise<Version[]> {
    const response = await this.#send(`/v1/history/${encodeURIComponent(domain)}`, {});
    return (await body<{ history: { versions: Version[] } }>(response)).history.versions;
  }

  /** Returns a version with its record, for one credit. Rejects as `lookUp` does. */
  async version(domain: string, version: string): Promise<WholeVersion> {
    const path = `/v1/history/${encodeURIComponent(domain)}/${encodeURIComponent(version)}`;
    return (await body<{ history: WholeVersion }>(await this.#send(path, {}))).history;
  }

  /** Creates a job, charged once however often it is sent with the same key for it. Rejects as `lookUp` does, like all that follow. */
  async createJob(names: readonly string[], idempotencyKey: string): Promise<Job> {
    const headers = { ...JSON_BODY, 'idempotency-key': idempotencyKey };
    const json = JSON.stringify({ names, want: 'properties' });
    return jobOf(await this.#send('/v1/jobs', { method: 'POST', headers, body: json }));
  }

  /** Returns the account's latest jobs. */
  async jobs(signal: AbortSignal): Promise<Job[]> {
    return (await body<{ jobs: Job[] }>(await this.#send('/v1/jobs', { signal }))).jobs;
  }

  async job(id: string, signal: AbortSignal): Promise<Job> {
    return jobOf(await this.#send(`/v1/jobs/${encodeURIComponent(id)}`, { signal }));
  }

  /** Ends a job, which refunds the names that were not looked up. */
  async endJob(id: string): Promise<Job> {
    return jobOf(await this.#send(`/v1/jobs/${encodeURIComponent(id)}`, { method: 'DELETE' }));
  }

  /** Yields the results that are there, those after a line, as they are received. */
  async *results(id: string, after: number, signal: AbortSignal): AsyncGenerator<ResultLine> {
    const query = after < 0 ? '' : `?after=${after}`;
    const response = await this.#send(`/v1/jobs/${encodeURIComponent(id)}/results${query}`, {
      signal,
      headers: { accept: 'application/x-ndjson' },
    });
    for await (const line of linesOf(response, signal)) yield JSON.parse(line) as ResultLine;
  }

  async account(signal: AbortSignal): Promise<Account> {
    return (await body<{ account: Account }>(await this.#send('/v1/account', { signal }))).account;
  }

  /** Returns what was used in the last 30 days. */
  async usage(by: Grouping, signal: AbortSignal): Promise<Usage> {
    return (await body<{ usage: Usage }>(await this.#send(`/v1/usage?by=${by}`, { signal }))).usage;
  }

  async keys(signal: AbortSignal): Promise<Key[]> {
    return (await body<{ keys: Key[] }>(await this.#send('/v1/keys', { signal }))).keys;
  }

  async createKey(name: string, manages: boolean): Promise<NewKey> {
    const init = { method: 'POST', headers: JSON_BODY, body: JSON.stringify({ name, manages }) };
    return (await body<{ key: NewKey }>(await this.#send('/v1/keys', init))).key;
  }

  async deleteKey(id: string): Promise<void> {
    await this.#send(`/v1/keys/${encodeURIComponent(id)}`, { method: 'DELETE' });
  }

  /** Sends a request with the key, and reports what is left, after errors too. */
  async #send(path: string, init: Init): Promise<Response> {
    const headers = new Headers({ accept: 'application/json', ...init.headers });
    const key = this.#options.key();
    if (key !== null) headers.set('authorization', `Basic ${base64(`${key}:X`)}`);
    return get(path, { ...init, headers }, ({ status, headers: received }) => {
      const left = received.get('x-creditlimit-remaining');
      if (status === 401) this.#options.left(null);
      // The header is 0 if no account is logged in, and absent if the balance is not known.
      else if (left !== null && !MAYBE_NOT_LOGGED_IN.includes(status)) this.#options.left(left);
    });
  }
}

type Init = Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> };

const MAYBE_NOT_LOGGED_IN = [403, 429];

const JSON_BODY = { 'content-type': 'application/json' };

/**
 * Sends no credentials of the browser, which would ask for a password if the key is wrong. Bypasses the browser's cache, which ignores
 * keys and would show an old number of remaining credits.
 */
async function get(
  path: string,
  init: RequestInit,
  onResponse: (response: Response) => void = () => {},
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, credentials: 'omit', cache: 'no-store' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new Refusal(null, 'The service cannot be reached.', null, { cause: error });
  }
  onResponse(response);
  if (response.ok) return response;
  throw await refusalOf(response);
}

async function refusalOf(response: Response): Promise<Refusal> {
  const { status, statusText } = response;
  try {
    const { error } = await body<{ error: { code: string | null; name: string; message: string } }>(response);
    const code = [error.code, error.name].filter((word) => word !== null).join(' ');
    return new Refusal(status, error.message, code);
  } catch {
    // The error is not the service's own: a proxy's, for example.
    return new Refusal(status, `HTTP ${status} ${statusText}`.trim());
  }
}

/** The lines of a body as they come. Rejects with a `Refusal` if the connection breaks off. */
async function* linesOf({ body: stream }: Response, signal: AbortSignal): AsyncGenerator<string> {
  if (stream === null) return;
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if (signal.aborted) throw error;
    throw new Refusal(null, 'The connection to the service was lost.', null, { cause: error });
  } finally {
    // A caller that stops reading early releases the connection.
    await reader.cancel().catch(() => undefined);
  }
}

const jobOf = async (response: Response): Promise<Job> => (await body<{ job: Job }>(response)).job;

const answerOf = async (response: Response): Promise<Answer> =>
  (await body<{ response: Answer }>(response)).response;

/** The service's own JSON: its OpenAPI document is what holds it to these types. */
const body = async <Body>(response: Response): Promise<Body> => (await response.json()) as Body;

/** As the service reads it: of UTF-8. */
const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** Requests to the service that serves this page. */
import type { Part } from '../parse/index.js';

/** The service sent an error instead of a record, or could not be reached. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Null if the service could not be reached. */
  readonly status: number | null;

  constructor(status: number | null, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export interface Answer {
  parts: Part[];
  /** Remaining credits, or requests of the month's quota. Null if the response does not say. */
  left: string | null;
}

/** Returns the parts of a name's record, for one credit. Rejects with a `Refusal`, or when the signal is aborted. */
export async function lookUp(name: string, key: string, signal: AbortSignal): Promise<Answer> {
  const headers = { authorization: `Basic ${base64(`${key}:X`)}`, accept: 'application/json' };
  const response = await get(`/v1/whois/${encodeURIComponent(name)}/parts`, { headers, signal });
  return { parts: await partsOf(response), left: response.headers.get('x-creditlimit-remaining') };
}

/** Returns the parts of an example, free and without a key. */
export async function lookUpExample(name: string, signal: AbortSignal): Promise<Answer> {
  const response = await get(`/page/examples/${encodeURIComponent(name)}`, { signal });
  return { parts: await partsOf(response), left: null };
}

/** Returns the names of a demo, which need no key; none if lookups are live. */
export async function exampleNames(): Promise<string[]> {
  const { examples } = await body<{ examples: string[] }>(await get('/page/examples', {}));
  return examples;
}

/**
 * Sends no credentials of the browser, which would ask for a password if the key is wrong. Bypasses the browser's cache, which ignores
 * keys and would show an old number of remaining credits.
 */
async function get(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, credentials: 'omit', cache: 'no-store' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new Refusal(null, 'The service cannot be reached.', { cause: error });
  }
  if (response.ok) return response;
  throw new Refusal(response.status, await messageOf(response));
}

async function messageOf(response: Response): Promise<string> {
  try {
    const { error } = await body<{ error: { code: string | null; name: string; message: string } }>(response);
    return `${error.message} (${[error.code, error.name].filter((word) => word !== null).join(' ')})`;
  } catch {
    // The error is not the service's own: a proxy's, for example.
    return `HTTP ${response.status} ${response.statusText}`.trim();
  }
}

const partsOf = async (response: Response): Promise<Part[]> =>
  (await body<{ response: { parts: Part[] } }>(response)).response.parts;

/** The service's own JSON: its OpenAPI document is what holds it to these types. */
const body = async <Body>(response: Response): Promise<Body> => (await response.json()) as Body;

/** As the service reads it: of UTF-8. */
const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

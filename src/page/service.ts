/** Asking the service that serves this page. */
import type { Part } from '../parse/index.js';

/** What was answered in the place of a record, or that nothing was. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Null where no answer came. */
  readonly status: number | null;

  constructor(status: number | null, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export interface Answer {
  parts: Part[];
  /** Credits, or requests of the month's quota, that are left. Null where that is not said. */
  left: string | null;
}

/** The parts of a name's record, for one credit. Rejects with a `Refusal`, or as the signal says. */
export async function lookUp(name: string, key: string, signal: AbortSignal): Promise<Answer> {
  const headers = { authorization: `Basic ${base64(`${key}:X`)}`, accept: 'application/json' };
  const response = await get(`/v1/whois/${encodeURIComponent(name)}/parts`, { headers, signal });
  return { parts: await partsOf(response), left: response.headers.get('x-creditlimit-remaining') };
}

/** The same of an example: free, and without a key. */
export async function lookUpExample(name: string, signal: AbortSignal): Promise<Answer> {
  const response = await get(`/page/examples/${encodeURIComponent(name)}`, { signal });
  return { parts: await partsOf(response), left: null };
}

/** Names that can be looked up without a key: those of a demo; none where lookups are live. */
export async function exampleNames(): Promise<string[]> {
  const { examples } = await body<{ examples: string[] }>(await get('/page/examples', {}));
  return examples;
}

/**
 * Without credentials of the browser's own: it would ask for a password where the key is wrong. And without its cache, which does not
 * look at keys, and would tell an old count of what is left.
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
    // Not the service's own words: a proxy's, say.
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

import { decode, type Part, type Properties, parse } from '../parse/index.js';
import { type Io, readInput } from './io.js';

export interface StoredRecord {
  properties: Properties;
  parts: readonly Part[];
}

/** What says more about a stored response than its text does. */
export interface Described {
  host?: string | undefined;
  domain?: string | undefined;
}

/** Reads a file with a response in any charset, an RDAP document, or a result as `--json` prints it. `-` is stdin. */
export async function readStoredRecord(file: string, described: Described, io: Io): Promise<StoredRecord> {
  return storedRecord(await readInput(file, io), described);
}

/** Reads a response, an RDAP document, or a result as `--json` prints it. */
export function storedRecord(body: Uint8Array | string, { host, domain }: Described): StoredRecord {
  const text = typeof body === 'string' ? body : decode(body, host === undefined ? {} : { host }).text;
  const result = resultIn(text);
  const parts = result?.parts ?? [{ host: host ?? null, body: text }];
  const name = domain ?? result?.domain;
  return { parts, properties: parse(parts, name === undefined ? {} : { domain: name }) };
}

/** The parts and the name of a result of a lookup; null for any other text. */
function resultIn(text: string): { parts: Part[]; domain: string | undefined } | null {
  if (!/^\s*\{/.test(text)) return null;
  try {
    const { parts, domain } = JSON.parse(text);
    if (!Array.isArray(parts) || parts.length === 0 || !parts.every(isPart)) return null;
    return {
      parts: parts.map(({ host, body }) => ({ host, body })),
      domain: typeof domain === 'string' ? domain : undefined,
    };
  } catch {
    // Not JSON, or nested too deep: a response like any other.
    return null;
  }
}

const isPart = (value: unknown): value is Part => {
  const { host, body } = Object(value);
  return typeof body === 'string' && (host === null || typeof host === 'string');
};

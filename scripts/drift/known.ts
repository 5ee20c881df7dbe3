import type { Properties } from '../../src/index.js';

/** A domain with a known response, so that changes at its registry can be detected. */
export interface Known {
  domain: string;
  /** The host that must respond first; null if none has been accepted yet. */
  host: string | null;
  /** The expected status; null if none has been accepted yet. */
  status: string | null;
  /** Properties that must have a value. */
  fields: readonly (keyof Properties)[];
  /** All expected properties, for a fixture. */
  properties: Properties | null;
}

const HEAD = 'domain\thost\tstatus\tfields';

/**
 * Reads the list: one domain per line, in columns separated by tabs. `-` is an expectation that has not been accepted yet, `#` starts
 * a comment. Throws an Error that quotes the first invalid line.
 */
export function readKnown(text: string): Known[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  if (lines.shift() !== HEAD) throw new Error(`expected the columns ${JSON.stringify(HEAD)}`);
  return lines.map((line) => {
    const [domain, host, status, fields, ...more] = line.split('\t');
    if (!domain || !host || !status || fields === undefined || more.length > 0)
      throw new Error(`expected four columns, got "${line}"`);
    return {
      domain,
      host: host === '-' ? null : host,
      status: status === '-' ? null : status,
      fields: (fields === '-' ? [] : fields.split(' ')) as (keyof Properties)[],
      properties: null,
    };
  });
}

/** The line to add to the list in order to accept this result. */
export function lineFor(domain: string, host: string | null, properties: Properties): string {
  const fields = Object.entries(properties)
    .filter(
      ([key, value]) => FIELDS.has(key) && value !== null && !(Array.isArray(value) && value.length === 0),
    )
    .map(([key]) => key);
  return [domain, host ?? '-', properties.status, fields.join(' ') || '-'].join('\t');
}

/** Properties that should not disappear. Contacts may be hidden at any time. */
const FIELDS: ReadonlySet<string> = new Set<keyof Properties>([
  'created_on',
  'updated_on',
  'expires_on',
  'registrar',
  'nameservers',
]);

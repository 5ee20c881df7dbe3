import type { Properties } from '../../src/index.js';

/** A domain that is known well enough to tell when its registry answers differently. */
export interface Known {
  domain: string;
  /** Who must answer first; null where nobody has accepted one yet. */
  host: string | null;
  /** What the name must be; null as above. */
  status: string | null;
  /** Properties that must have a value. */
  fields: readonly (keyof Properties)[];
  /** The whole of it, where a fixture says so. */
  properties: Properties | null;
}

const HEAD = 'domain\thost\tstatus\tfields';

/**
 * Reads the list: a line for each domain, columns set off by tabs; `-` is an expectation that nobody has accepted yet, `#` begins
 * a comment. Throws an Error that names the line that is none.
 */
export function readKnown(text: string): Known[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  if (lines.shift() !== HEAD) throw new Error(`expected the columns ${JSON.stringify(HEAD)}`);
  return lines.map((line) => {
    const [domain, host, status, fields, ...more] = line.split('\t');
    if (!domain || !host || !status || fields === undefined || more.length > 0)
      throw new Error(`not four columns: "${line}"`);
    return {
      domain,
      host: host === '-' ? null : host,
      status: status === '-' ? null : status,
      fields: (fields === '-' ? [] : fields.split(' ')) as (keyof Properties)[],
      properties: null,
    };
  });
}

/** The line that a person would put into the list to accept what was found. */
export function lineFor(domain: string, host: string | null, properties: Properties): string {
  const fields = Object.entries(properties)
    .filter(
      ([key, value]) => FIELDS.has(key) && value !== null && !(Array.isArray(value) && value.length === 0),
    )
    .map(([key]) => key);
  return [domain, host ?? '-', properties.status, fields.join(' ') || '-'].join('\t');
}

/** Those whose absence means something: who holds a name may hide at any time. */
const FIELDS: ReadonlySet<string> = new Set<keyof Properties>([
  'created_on',
  'updated_on',
  'expires_on',
  'registrar',
  'nameservers',
]);

import { checkFacts, type IanaFacts, type TldFacts } from './facts.js';

const COLUMNS = 'tld\ttype\twhois\trdap';
const KEYS = ['tlds', 'bootstrap', 'date', 'by'] as const;

/** One line per top-level domain, so that a diff of the local copy reads as a list of changes at IANA. */
export function writeTsv({ source, tlds }: IanaFacts): string {
  const head = KEYS.map((key) => `# ${key}: ${source[key]}`);
  const rows = [...tlds]
    .sort(byTld)
    .map(([tld, t]) => [tld, t.type, t.whois ?? '-', t.rdap ?? '-'].join('\t'));
  return `${[...head, COLUMNS, ...rows].join('\n')}\n`;
}

/** Reads what {@link writeTsv} wrote; throws on anything else. */
export function readTsv(content: string): IanaFacts {
  const lines = content.split('\n').filter((line) => line !== '');
  const source = { tlds: '', bootstrap: '', date: '', by: '' };
  for (const key of KEYS) {
    const line = lines.shift() ?? '';
    if (!line.startsWith(`# ${key}: `)) throw new Error(`expected "# ${key}: …", got "${line}"`);
    source[key] = line.slice(key.length + 4);
  }
  if (lines.shift() !== COLUMNS) throw new Error(`expected the columns "${COLUMNS}"`);
  const tlds = new Map<string, TldFacts>();
  for (const line of lines) {
    const [tld, type, whois, rdap, ...more] = line.split('\t');
    if (!tld || !type || !whois || !rdap || more.length > 0)
      throw new Error(`expected four columns, got "${line}"`);
    tlds.set(tld, { type, whois: whois === '-' ? null : whois, rdap: rdap === '-' ? null : rdap });
  }
  return checkFacts({ source, tlds });
}

export const byTld = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0;

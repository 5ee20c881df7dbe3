import { readFile } from 'node:fs/promises';
import { wrap } from './wrap.js';

const KINDS = ['ipv4', 'ipv6', 'asn'] as const;
type Kind = (typeof KINDS)[number];

/** IANA's RDAP bootstrap for numbers (RFC 9224): the RDAP server of each block or range of AS numbers. */
export interface NumberFacts {
  /** Their source, in one line. */
  source: string;
  /** In the order of IANA's files: `41.0.0.0/8`, `2001:200::/23`, `1-1876`. */
  rows: readonly { kind: Kind; block: string; base: string }[];
}

const ONE_LINE = /^[\x20-\x7e]{1,200}$/;
/** Excludes characters that would end a string in the generated file. */
const BASE = /^https:\/\/[^\s'`*$\\]+\/$/;
const BLOCKS: Readonly<Record<Kind, RegExp>> = {
  ipv4: /^\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2}$/,
  ipv6: /^[\da-f:]{2,39}\/\d{1,3}$/,
  asn: /^\d{1,10}-\d{1,10}$/,
};

/** Throws unless each fact has the form that the generated file and the runtime rely on. */
function checkFacts(facts: NumberFacts): NumberFacts {
  if (!ONE_LINE.test(facts.source)) throw new Error('the source of the numbers must be a line of text');
  for (const { kind, block, base } of facts.rows) {
    if (!BLOCKS[kind].test(block)) throw new Error(`${kind}: "${block}" is not a block of numbers`);
    if (!BASE.test(base)) throw new Error(`${kind} ${block}: "${base}" is not an RDAP base URL`);
  }
  for (const kind of KINDS) {
    if (!facts.rows.some((row) => row.kind === kind)) throw new Error(`expected at least one row of ${kind}`);
  }
  return facts;
}

/** Reads `numbers.json`: `{ source, ipv4: { block: [base] }, ipv6, asn: [[first, last, [base]]] }`, or the local copy. */
export async function readNumbers(file: string): Promise<NumberFacts> {
  const content = await readFile(file, 'utf8');
  return file.endsWith('.json') ? fromJson(content) : fromTsv(content);
}

function fromJson(content: string): NumberFacts {
  const data = JSON.parse(content) as Record<string, unknown>;
  const blocks = (kind: 'ipv4' | 'ipv6') =>
    Object.entries(data[kind] as Record<string, string[]>).map(([block, bases]) => row(kind, block, bases));
  const systems = (data.asn as [number, number, string[]][]).map(([first, last, bases]) =>
    row('asn', `${first}-${last}`, bases),
  );
  return checkFacts({
    source: String(data.source),
    rows: [...blocks('ipv4'), ...blocks('ipv6'), ...systems],
  });
}

/** Reads what {@link writeNumbers} wrote; throws on anything else. */
function fromTsv(content: string): NumberFacts {
  const [first = '', ...lines] = content.split('\n').filter((line) => line !== '');
  if (!first.startsWith('# source: ')) throw new Error(`expected "# source: …", got "${first}"`);
  const rows = lines.map((line) => {
    const [kind, block = '', base = '', ...more] = line.split('\t');
    const known = KINDS.find((each) => each === kind);
    if (known === undefined || more.length > 0) throw new Error(`expected three columns, got "${line}"`);
    return { kind: known, block, base };
  });
  return checkFacts({ source: first.slice('# source: '.length), rows });
}

/** Fetches IANA's three bootstrap files. Rejects if one cannot be read. */
export async function collectNumbers(data: string): Promise<NumberFacts> {
  const rows: NumberFacts['rows'][number][] = [];
  let published = '';
  for (const kind of KINDS) {
    const url = `${data}/rdap/${kind}.json`;
    const response = await fetch(url, { signal: AbortSignal.timeout(20_000) });
    if (!response.ok) throw new Error(`${url}: HTTP status ${response.status}`);
    const { publication, services } = (await response.json()) as {
      publication: string;
      services: [string[], string[]][];
    };
    if (publication > published) published = publication;
    for (const [blocks, bases] of services) {
      for (const block of blocks)
        rows.push(row(kind, block.includes('-') || kind !== 'asn' ? block : `${block}-${block}`, bases));
    }
  }
  return checkFacts({ source: `https://data.iana.org/rdap/, published ${published}`, rows });
}

/**
 * Chooses the facts to write: a later date with the same facts changes nothing. Throws if a tenth of the blocks disappeared at once,
 * because the page was probably misread.
 */
export function newerNumbers(before: NumberFacts, after: NumberFacts): NumberFacts {
  const lines = ({ rows }: NumberFacts): string[] => rows.map((each) => Object.values(each).join(' ')).sort();
  if (after.rows.length < before.rows.length * 0.9)
    throw new Error(`only ${after.rows.length} of ${before.rows.length} blocks of numbers`);
  return lines(before).join() === lines(after).join() ? before : after;
}

function row(kind: Kind, block: string, bases: readonly string[]) {
  const base = bases.find((url) => url.startsWith('https://')) ?? '';
  return { kind, block, base: base.endsWith('/') ? base : `${base}/` };
}

/** A line for each block, so that a diff of the local copy reads as a list of changes at IANA. */
export const writeNumbers = ({ source, rows }: NumberFacts): string =>
  `# source: ${source}\n${rows.map(({ kind, block, base }) => `${kind}\t${block}\t${base}\n`).join('')}`;

/** The source text of `numbers.generated.ts`: for each kind a table from a base URL to its blocks; `41.0.0.0/8` is written `41/8`. */
export function renderNumbers({ source, rows }: NumberFacts): string {
  const table = (kind: Kind): string => {
    const bases = new Map<string, string[]>();
    for (const { base, block } of rows.filter((each) => each.kind === kind))
      bases.set(base, [
        ...(bases.get(base) ?? []),
        kind === 'ipv4' ? block.replace(/(?:\.0)+\//, '/') : block,
      ]);
    return [...bases].map(([base, blocks]) => `  '${base}': \`\n${wrap(blocks)}\`,\n`).join('');
  };
  return `// Generated by scripts/update-registry.ts from IANA's own facts: do not edit, run \`npm run update-registry\`.
//
// ${wrapSource(source)}
//
// RDAP base URL → blocks (the octets of IPv4 that are left out are 0), or first and last AS number.

export const RDAP_IPV4 = {
${table('ipv4')}};

export const RDAP_IPV6 = {
${table('ipv6')}};

export const RDAP_SYSTEMS = {
${table('asn')}};
`;
}

const wrapSource = (source: string): string =>
  source.replace(/(.{1,100})(?:\s|$)/g, '$1\n// ').replace(/\n\/\/ $/, '');

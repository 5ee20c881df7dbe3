import { OTHER_OBJECT, RDAP_MARK } from '../record/rdap/labels.js';
import { isAskedName } from './answer/asked-name.js';
import type {
  ExplainedLine,
  ExplainedPart,
  ExplainedValue,
  Explanation,
  UnplacedValue,
  Warning,
} from './explanation.js';
import { givenBy } from './given-by.js';
import { assemble, contradicted } from './merge/assemble.js';
import { type Origin, Origins } from './merge/origins.js';
import { type ParseInput, type ParseOptions, toParts } from './parse.js';
import { type Note, Provenance } from './read/provenance.js';
import { type PartReading, readPart } from './read/read-part.js';
import { readStatuses } from './values/epp-status.js';

/** Like {@link parse}, with the part and the lines that every value was read from. Never throws on content. */
export function explain(input: ParseInput, options: ParseOptions = {}): Explanation {
  const domain = options.domain ?? null;
  const parts = toParts(input, options.host ?? null, domain).map((part) =>
    readPart(part, domain, new Provenance()),
  );
  const origins = new Origins();
  const properties = assemble(parts, domain, origins);
  const values = leaves(properties, '').flatMap(([path, value]) => explainValue(path, value, origins, parts));
  const explained = parts.map((part, index) => explainPart(part, index, values));
  return {
    properties,
    parts: explained,
    values,
    unplaced: explained.flatMap(({ lines }, index) => unplacedIn(parts[index] as PartReading, index, lines)),
    warnings: [
      ...parts.flatMap((part, index) => warningsOf(part, index, part === contradicted(parts, domain))),
      ...dateWarnings(origins, parts),
    ],
  };
}

/**
 * Returns the values in the properties with their paths. The types of contacts are not values of the response, and neither are the paths in
 * `redacted`.
 */
function leaves(value: unknown, path: string): [path: string, value: ExplainedValue['value']][] {
  if (typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && path !== ''))
    return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    path === '' && key === 'redacted' ? [] : leaves(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** Returns a value with its lines. A name without lines is the one that was asked for. */
function explainValue(
  path: string,
  value: ExplainedValue['value'],
  origins: Origins,
  parts: readonly PartReading[],
): ExplainedValue[] {
  const origin = origins.of(path);
  if (origin === undefined)
    return path === 'domain' ? [{ path, value, part: 0, lines: [], by: 'generic' }] : [];
  const noted = notesOf(origin, value);
  const notes = noted.length > 0 ? ofStatus(path, value, noted, origin.part) : printedIn(origin.part, value);
  if (notes.length === 0) return [];
  return [
    {
      path,
      value,
      part: parts.indexOf(origin.part),
      lines: notes.map(({ line }) => line + 1),
      by: notes.some(({ declared }) => declared) ? 'declared' : 'generic',
    },
  ];
}

/** Returns the lines of one of several statuses: those that print it. */
function ofStatus(
  path: string,
  value: ExplainedValue['value'],
  notes: readonly Note[],
  { provenance }: PartReading,
): readonly Note[] {
  if (!path.startsWith('statuses.') || notes.length === 1) return notes;
  const own = notes.filter(({ line }) =>
    readStatuses(provenance?.useOf(line)?.line.value ?? '').includes(String(value)),
  );
  return own.length > 0 ? own : notes;
}

/** Returns the lines that gave a value. Only the first counts for most fields; statuses, text, addresses and names may have several. */
function notesOf({ part, owner, field }: Origin, value: ExplainedValue['value']): readonly Note[] {
  const { provenance } = part;
  const notes = provenance?.of(owner, field) ?? [];
  if (notes.length === 0 && field === 'statuses') return provenance?.stated() ?? [];
  if (notes[0]?.field === field && !JOINED.has(field)) return MANY.has(field) ? notes : notes.slice(0, 1);
  // Lines whose fields were decided after all were read: each gave a field of its own.
  const read = ({ line }: Note): string => provenance?.useOf(line)?.line.value ?? '';
  const own = givenBy(String(value), notes, read, PLACES.has(field));
  return own.length > 0 ? own : notes;
}

const MANY: ReadonlySet<string> = new Set(['statuses', 'disclaimer']);

/** Fields whose lines are joined. */
const JOINED: ReadonlySet<string> = new Set(['address', 'name', 'organization']);

/** Fields at the end of an address. */
const PLACES: ReadonlySet<string> = new Set(['city', 'zip', 'state', 'country', 'country_code']);

/** Finds the line that prints a value, for values that a module made of another. */
function printedIn({ lines, text, module }: PartReading, value: ExplainedValue['value']): readonly Note[] {
  if (typeof value !== 'string') return [];
  // A module may have dropped or added lines, so a line's number is not its index here.
  const line = lines.find(({ start, end }) => text.slice(start, end).includes(value));
  return line === undefined ? [] : [{ field: '', line: line.number, declared: module.name !== null }];
}

function explainPart(
  { host, module, chosenBy, answer, printed, provenance }: PartReading,
  index: number,
  values: readonly ExplainedValue[],
): ExplainedPart {
  const paths = new Map<number, string[]>();
  for (const value of values) {
    if (value.part !== index) continue;
    for (const line of value.lines) paths.set(line, [...(paths.get(line) ?? []), value.path]);
  }
  const lines = printed.split('\n').map((line, number): ExplainedLine => {
    const { use, declared } = provenance?.useOf(number) ?? {
      use: line.trim() === '' ? 'blank' : 'text',
      declared: false,
    };
    const read = use !== 'blank' && use !== 'text' && use !== 'unread';
    return {
      number: number + 1,
      text: line.endsWith('\r') ? line.slice(0, -1) : line,
      use,
      by: read ? (declared ? 'declared' : 'generic') : null,
      paths: paths.get(number + 1) ?? [],
    };
  });
  return { host, module: module.name, chosenBy, kind: answer.kind, lines };
}

/** Returns what was read, or has an unknown label, and is not a value of the properties. */
function unplacedIn(
  { provenance }: PartReading,
  part: number,
  lines: readonly ExplainedLine[],
): UnplacedValue[] {
  return lines.flatMap(({ number, use, by, paths }) => {
    const { label = '', value: printed = '' } = provenance?.useOf(number - 1)?.line ?? {};
    const value = paths.length === 1 && paths[0] === 'domain' ? afterName(printed) : printed;
    const told = (paths.length === 0 || value !== printed) && value !== '';
    if (!told || (use !== 'value' && use !== 'ignored' && use !== 'unread')) return [];
    return [{ label, value, part, line: number, use, by }];
  });
}

/** Returns what is printed after a name, of which nothing was read: `example.com status=active`. The same name in another form is nothing more. */
function afterName(printed: string): string {
  const [name = '', ...others] = printed.trim().split(/\s+/u, MAX_WORDS);
  const more = others.filter((word) => !isAskedName(word, name, false));
  return name.includes('.') ? more.join(' ') : '';
}

/** Words of a line that are shown. */
const MAX_WORDS = 50;

/** Characters of a line that a warning quotes. */
const MAX_QUOTED = 200;

function warningsOf(
  { replaced, cut, charset, answer, lines, text }: PartReading,
  part: number,
  isContradicted: boolean,
): Warning[] {
  const warnings: Warning[] = [];
  if (replaced)
    warnings.push({
      code: 'REPLACED_BYTES',
      message: `bytes that are not valid ${charset} were replaced by U+FFFD`,
      part,
      line: null,
    });
  if (cut)
    warnings.push({
      code: 'TOO_LONG',
      message: `only the first ${lines.length} lines were read, because the response is too long`,
      part,
      line: lines.length,
    });
  const other = lines.find(({ label }) => label === OTHER_OBJECT);
  if (other !== undefined && text.startsWith(RDAP_MARK))
    warnings.push({ code: 'OTHER_OBJECT', message: other.value, part, line: other.number + 1 });
  if (answer.conflict)
    warnings.push({
      code: 'CONFLICT',
      message: 'a line says that the name is available, but the response has a record of it',
      part,
      line: null,
    });
  if (answer.unaccounted !== null) {
    const line = text.slice(answer.unaccounted.start, answer.unaccounted.end).slice(0, MAX_QUOTED);
    warnings.push({
      code: 'UNACCOUNTED',
      message: `a line says that the name is available, but this line is not accounted for: ${JSON.stringify(line)}`,
      part,
      line: answer.unaccounted.number + 1,
    });
  }
  if (isContradicted)
    warnings.push({
      code: 'CONFLICT',
      message:
        'the response says that the name is available, but another part has a record of it, or says more',
      part,
      line: null,
    });
  return warnings;
}

const dateWarnings = ({ unreadable }: Origins, parts: readonly PartReading[]): Warning[] =>
  unreadable.map((origin) => {
    const { part, field, value, ambiguous } = origin;
    const line = notesOf(origin, value)[0]?.line;
    return {
      code: ambiguous ? 'AMBIGUOUS_DATE' : 'INVALID_DATE',
      message: ambiguous
        ? `${field}: day and month of ${JSON.stringify(value)} could be swapped`
        : `${field}: ${JSON.stringify(value)} is not a date`,
      part: parts.indexOf(part),
      line: line === undefined ? null : line + 1,
    };
  });

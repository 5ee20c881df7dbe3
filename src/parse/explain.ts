import type { ExplainedLine, ExplainedPart, ExplainedValue, Explanation, Warning } from './explanation.js';
import { assemble, type Sources } from './merge/assemble.js';
import { type ParseInput, type ParseOptions, toParts } from './parse.js';
import type { Properties } from './properties.js';
import type { ContactDraft, Draft, RegistrarDraft } from './read/draft.js';
import { type Note, Provenance } from './read/provenance.js';
import { type PartReading, readPart } from './read/read-part.js';
import type { Role } from './read/target.js';

/** {@link parse}, and for every value the part and the lines that it was read from. */
export function explain(input: ParseInput, options: ParseOptions = {}): Explanation {
  const domain = options.domain ?? null;
  const readings: Reading[] = toParts(input, options.host ?? null).map((part) => {
    const notes = new Provenance();
    return { part: readPart(part, domain, notes), notes };
  });
  const parts = readings.map(({ part }) => part);
  const found = new Found(readings);
  const properties = assemble(parts, domain, found);
  const values = found.values(properties);
  return {
    properties,
    parts: readings.map((reading, index) => explainPart(reading, index, values)),
    values,
    warnings: [...parts.flatMap(warningsOf), ...found.warnings],
  };
}

interface Reading {
  readonly part: PartReading;
  readonly notes: Provenance;
}

/** Where a property's value stood before it was one. */
interface Source {
  readonly part: number;
  readonly owner: object;
  readonly field: string;
}

/** Collects which part and draft each value came from, by the path it has in the properties. */
class Found implements Sources {
  readonly warnings: Warning[] = [];
  readonly #byPath = new Map<string, Source>();

  constructor(private readonly readings: readonly Reading[]) {
    const registry = readings[0];
    if (registry !== undefined) {
      const source = { part: 0, owner: registry.part.draft, field: 'status' };
      for (const path of ['status', 'available?', 'registered?']) this.#byPath.set(path, source);
    }
  }

  domain(property: keyof Properties, field: keyof Draft, part: PartReading): void {
    this.#set(property, part, part.draft, field);
  }

  registrar(field: keyof RegistrarDraft, part: PartReading): void {
    if (part.draft.registrar !== null) this.#set(`registrar.${field}`, part, part.draft.registrar, field);
  }

  contacts(role: Role, drafts: readonly ContactDraft[], part: PartReading): void {
    for (const [position, draft] of drafts.entries()) {
      const path = `${role}_contacts.${position}`;
      for (const field of Object.keys(draft)) this.#set(`${path}.${field}`, part, draft, field);
      if (draft.country_code === null) this.#set(`${path}.country_code`, part, draft, 'country');
      for (const field of ['id', 'email'] as const)
        if (draft[field] === null) this.#set(`${path}.${field}`, part, draft, 'name');
    }
  }

  nameservers(part: PartReading): void {
    for (const [position, draft] of part.draft.nameservers.entries())
      for (const field of ['name', 'ipv4', 'ipv6'])
        this.#set(`nameservers.${position}.${field}`, part, draft, field);
  }

  unreadable(owner: object, field: string, value: string, ambiguous: boolean, part: PartReading): void {
    const index = this.#indexOf(part);
    const line = this.readings[index]?.notes.of(owner, field)[0]?.line;
    this.warnings.push({
      code: ambiguous ? 'AMBIGUOUS_DATE' : 'INVALID_DATE',
      message: ambiguous
        ? `${field}: day and month of ${JSON.stringify(value)} could be swapped`
        : `${field}: no date in ${JSON.stringify(value)}`,
      part: index,
      line: line === undefined ? null : line + 1,
    });
  }

  /** Every value of the properties with its lines. */
  values(properties: Properties): ExplainedValue[] {
    return leaves(properties, '').flatMap(([path, value]) => {
      const source = this.#byPath.get(path);
      const noted = source === undefined ? [] : this.#notesOf(source);
      const notes = noted.length > 0 ? noted : this.#printed(source?.part ?? 0, value);
      if (notes.length === 0 && path !== 'domain') return [];
      return {
        path,
        value,
        part: source?.part ?? 0,
        lines: notes.map(({ line }) => line + 1),
        by: notes.some(({ declared }) => declared) ? 'declared' : 'generic',
      };
    });
  }

  /** Of a scalar the first line counts; addresses, statuses and text are made of several. */
  #notesOf({ part, owner, field }: Source): readonly Note[] {
    const all = this.readings[part]?.notes;
    const notes = all?.of(owner, field) ?? [];
    if (notes.length === 0 && field === 'status') return all?.stated() ?? [];
    return MANY.has(field) || notes[0]?.field !== field ? notes : notes.slice(0, 1);
  }

  /** A value that a module made of another stands where it is printed. */
  #printed(part: number, value: string | boolean): readonly Note[] {
    const reading = this.readings[part];
    if (reading === undefined || typeof value !== 'string') return [];
    // Preparing may have left lines out, or made several of one: a line's number is not its place among them.
    const line = reading.part.lines.find(({ start, end }) =>
      reading.part.text.slice(start, end).includes(value),
    );
    return line === undefined
      ? []
      : [{ field: '', line: line.number, declared: reading.part.module.name !== null }];
  }

  #set(path: string, part: PartReading, owner: object, field: string): void {
    this.#byPath.set(path, { part: this.#indexOf(part), owner, field });
  }

  #indexOf(part: PartReading): number {
    return this.readings.findIndex((reading) => reading.part === part);
  }
}

const MANY: ReadonlySet<string> = new Set(['status', 'disclaimer', 'address']);

/** The values in the properties with their paths; types of contacts are no values of the answer. */
function leaves(value: unknown, path: string): [path: string, value: string | boolean][] {
  if (typeof value === 'string' || typeof value === 'boolean') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
}

function explainPart(
  { part, notes }: Reading,
  index: number,
  values: readonly ExplainedValue[],
): ExplainedPart {
  const paths = new Map<number, string[]>();
  for (const value of values) {
    if (value.part !== index) continue;
    for (const line of value.lines) paths.set(line, [...(paths.get(line) ?? []), value.path]);
  }
  const lines = part.text.split('\n').map((text, number): ExplainedLine => {
    const { use, declared } = notes.useOf(number) ?? {
      use: text.trim() === '' ? 'blank' : 'text',
      declared: false,
    };
    const read = use !== 'blank' && use !== 'text' && use !== 'unread';
    return {
      number: number + 1,
      text: text.endsWith('\r') ? text.slice(0, -1) : text,
      use,
      by: read ? (declared ? 'declared' : 'generic') : null,
      paths: paths.get(number + 1) ?? [],
    };
  });
  return {
    host: part.host,
    module: part.module.name,
    chosenBy: part.chosenBy,
    kind: part.answer.kind,
    lines,
  };
}

function warningsOf(part: PartReading, index: number): Warning[] {
  const warning = (code: Warning['code'], message: string): Warning => ({
    code,
    message,
    part: index,
    line: null,
  });
  return [
    ...(part.replaced
      ? [warning('REPLACED_BYTES', `bytes that ${part.charset} has no character for became U+FFFD`)]
      : []),
    ...(part.answer.conflict
      ? [warning('CONFLICT', 'a line says that the name is available, and a record stands beside it')]
      : []),
  ];
}

import { assemble, type Origins } from './assemble.js';
import type {
  ExplainedLine,
  ExplainedPart,
  ExplainedValue,
  Explanation,
  LineUse,
  Warning,
} from './explanation.js';
import { type ParseInput, type ParseOptions, toParts } from './parse.js';
import { type PartReading, readPart } from './read-part.js';
import type { Trace } from './trace.js';

/** {@link parse}, and for every value the part and the lines that it was read from. */
export function explain(input: ParseInput, options: ParseOptions = {}): Explanation {
  const domain = options.domain ?? null;
  const notes: Notes[] = [];
  const parts = toParts(input, options.host ?? null).map((part) =>
    readPart(part, domain, () => {
      const note = new Notes();
      notes.push(note);
      return note;
    }),
  );
  const taken = new Taken(notes);
  const properties = assemble(parts, domain, taken);
  const warnings = [...warningsOf(parts), ...taken.warnings];
  return {
    properties,
    parts: parts.map((part, index) => explainPart(part, notes[index] as Notes, taken)),
    values: taken.values,
    warnings,
  };
}

interface Note {
  readonly field: string;
  readonly line: number;
  readonly declared: boolean;
}

/** What the reader says while it reads one part. */
class Notes implements Trace {
  readonly uses = new Map<number, { use: LineUse; declared: boolean }>();
  readonly #byOwner = new Map<object, Note[]>();

  value(owner: object, field: string, line: number, declared: boolean): void {
    this.uses.set(line, { use: 'value', declared });
    const notes = this.#byOwner.get(owner);
    if (notes === undefined) this.#byOwner.set(owner, [{ field, line, declared }]);
    else notes.push({ field, line, declared });
  }

  use(line: number, use: LineUse, declared: boolean): void {
    this.uses.set(line, { use, declared });
  }

  /** Lines that a field of a draft was read from; free lines stand for any field of their contact. */
  of(owner: object, field: string): readonly Note[] {
    const notes = this.#byOwner.get(owner) ?? [];
    const own = notes.filter((note) => note.field === field);
    return own.length > 0 ? own : notes.filter((note) => note.field === '*');
  }
}

/** What became of the values: which of them the properties hold, and from which lines. */
class Taken implements Origins {
  readonly values: ExplainedValue[] = [];
  readonly warnings: Warning[] = [];
  readonly paths = new Map<string, string[]>();

  constructor(private readonly notes: readonly Notes[]) {}

  indexOf(notes: Notes): number {
    return this.notes.indexOf(notes);
  }

  took(path: string, owner: object, field: string, part: number, value: string | boolean): void {
    const notes = this.notes[part]?.of(owner, field) ?? [];
    // One draft can fill several paths, and the first line of a scalar is the one that counts.
    const lines = MANY.test(path) ? notes : notes.slice(0, 1);
    for (const { line } of lines) {
      const key = `${part}:${line}`;
      this.paths.set(key, [...(this.paths.get(key) ?? []), path]);
    }
    this.values.push({
      path,
      value,
      part,
      lines: lines.map(({ line }) => line + 1),
      by: lines.some((note) => note.declared) ? 'declared' : 'generic',
    });
  }

  unreadable(
    path: string,
    owner: object,
    field: string,
    part: number,
    value: string,
    ambiguous: boolean,
  ): void {
    const line = this.notes[part]?.of(owner, field)[0]?.line;
    this.warnings.push({
      code: ambiguous ? 'AMBIGUOUS_DATE' : 'INVALID_DATE',
      message: ambiguous
        ? `${path}: day and month of ${JSON.stringify(value)} could be swapped`
        : `${path}: no date in ${JSON.stringify(value)}`,
      part,
      line: line === undefined ? null : line + 1,
    });
  }
}

/** Values that several lines make: addresses, free contact blocks, nameservers with addresses, statuses. */
const MANY = /^(?:status|disclaimer|nameservers\.|\w+_contacts\.)/u;

function explainPart(part: PartReading, notes: Notes, taken: Taken): ExplainedPart {
  const index = taken.indexOf(notes);
  const lines = part.text.split('\n').map((text, number): ExplainedLine => {
    const use = notes.uses.get(number);
    return {
      number: number + 1,
      text: text.endsWith('\r') ? text.slice(0, -1) : text,
      use: use?.use ?? (text.trim() === '' ? 'blank' : 'text'),
      by:
        use === undefined || use.use === 'blank' || use.use === 'text' || use.use === 'unread'
          ? null
          : use.declared
            ? 'declared'
            : 'generic',
      paths: taken.paths.get(`${index}:${number}`) ?? [],
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

function warningsOf(parts: readonly PartReading[]): Warning[] {
  return parts.flatMap((part, index) => {
    const found: Warning[] = [];
    if (part.replaced)
      found.push({
        code: 'REPLACED_BYTES',
        message: `bytes that ${part.charset} has no character for became U+FFFD`,
        part: index,
        line: null,
      });
    if (part.answer.conflict)
      found.push({
        code: 'CONFLICT',
        message: 'a line says that the name is available, and a record stands beside it',
        part: index,
        line: null,
      });
    return found;
  });
}

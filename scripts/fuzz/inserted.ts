import { decode, explain, parse } from '../../src/parse/index.js';
import type { StoredAnswer } from '../bench/records.js';
import { NOT_FREE } from './not-free.js';

/** A response with one inserted line. */
export interface Inserted {
  readonly answer: StoredAnswer;
  readonly line: string;
  readonly at: number;
  readonly body: string;
  /** Whether it is between two lines of the notice, or of the text around it, whose sentence it may become part of. */
  readonly inNotice: boolean;
}

interface Opened {
  readonly answer: StoredAnswer;
  readonly lines: readonly string[];
  readonly uses: readonly string[];
}

const asked = ({ domain }: StoredAnswer) => (domain === undefined ? {} : { domain });

export const isFree = (answer: StoredAnswer, body: string): boolean =>
  parse([{ host: answer.host, body }], asked(answer))['available?'] === true;

/** Responses whose text is read like their bytes, with the use of each line. */
function open(answers: readonly StoredAnswer[], available: boolean): Opened[] {
  return answers.flatMap((answer) => {
    const { text } = decode(answer.body, { host: answer.host });
    if (parse([{ host: answer.host, body: text }], asked(answer))['available?'] !== available) return [];
    const { parts } = explain([{ host: answer.host, body: text }], asked(answer));
    const uses = parts.length === 1 ? (parts[0]?.lines.map(({ use }) => use) ?? []) : [];
    return [{ answer, lines: text.split('\n'), uses }];
  });
}

/** Lines of the stored responses that say that a name is free, with `{domain}` for the name. */
function freeStatements(free: readonly Opened[]): string[] {
  const statements = free.flatMap(({ answer: { domain }, lines, uses }) =>
    lines
      .filter((_, at) => uses[at] === 'status')
      .map((line) =>
        (domain === undefined ? line : line.toLowerCase().replaceAll(domain, '{domain}')).trim(),
      ),
  );
  return [...new Set(statements)];
}

/** Inserts lines into stored responses at any place. The same random numbers give the same responses. */
export class Inserter {
  readonly #free: readonly Opened[];
  readonly #records: readonly Opened[];
  readonly #statements: readonly string[];

  constructor(
    answers: readonly StoredAnswer[],
    private readonly below: (limit: number) => number,
  ) {
    this.#free = open(answers, true);
    this.#records = open(answers, false);
    this.#statements = freeStatements(this.#free);
  }

  /** Inserts a line that keeps a name from being free into the response for a free name, plain or with the comment sign of its neighbor. */
  notFree(): Inserted {
    const { answer, lines, uses } = this.#pick(this.#free);
    const at = this.below(lines.length + 1);
    const plain = this.#pick(NOT_FREE);
    const sign = /^\s*[%#;*]+\s*/u.exec(lines[at] ?? lines[at - 1] ?? '')?.[0] ?? '';
    const line = this.below(2) === 0 ? plain : sign + plain.replace(/^% /u, '');
    const isText = (use: string | undefined): boolean => use === 'disclaimer' || use === 'text';
    return { ...put(answer, lines, at, line), inNotice: isText(uses[at - 1]) && isText(uses[at]) };
  }

  /** Inserts another response's words for a free name into a record. */
  freeWords(): Inserted {
    const { answer, lines } = this.#pick(this.#records);
    const line = this.#pick(this.#statements).replaceAll('{domain}', answer.domain ?? 'example.com');
    return { ...put(answer, lines, this.below(lines.length + 1), line), inNotice: false };
  }

  #pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }
}

const put = (answer: StoredAnswer, lines: readonly string[], at: number, line: string) => ({
  answer,
  line,
  at,
  body: [...lines.slice(0, at), line, ...lines.slice(at)].join('\n'),
});

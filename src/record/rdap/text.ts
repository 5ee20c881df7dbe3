import { oneLine } from './json.js';
import { RDAP_MARK } from './labels.js';

/** The lines of a text. Values are only added by `add`, which puts each on one line. */
export class Text {
  readonly #lines: string[];

  /** `host` comes from a URL, so it has neither blanks nor control characters. */
  constructor(host: string) {
    this.#lines = [`${RDAP_MARK}${host}`];
  }

  /** Adds `Label: value` for each value that is not empty. */
  add(label: string, ...values: unknown[]): void {
    for (const value of values) {
      const line = oneLine(value);
      if (line !== '') this.#lines.push(`${label}: ${line}`);
    }
  }

  /** Adds a line of our own words. */
  say(line: string): void {
    this.#lines.push(line);
  }

  toString(): string {
    return `${this.#lines.join('\n')}\n`;
  }
}

import { RDAP_MARK } from '../parse/text/rdap-text.js';
import { oneLine } from './json.js';

/** Lines of an answer's text. Values come in through `add` alone, which makes one line of each. */
export class Text {
  readonly #lines: string[];

  /** `host` is that of a URL, which holds neither blanks nor controls. */
  constructor(host: string) {
    this.#lines = [`${RDAP_MARK}${host}`];
  }

  /** `Label: value`, for each value that is not empty. */
  add(label: string, ...values: unknown[]): void {
    for (const value of values) {
      const line = oneLine(value);
      if (line !== '') this.#lines.push(`${label}: ${line}`);
    }
  }

  /** A line of our own words. */
  say(line: string): void {
    this.#lines.push(line);
  }

  toString(): string {
    return `${this.#lines.join('\n')}\n`;
  }
}

import { el } from './dom.js';

/** A value as it is shown: its path in the properties, and its text. */
export interface Value {
  path: string;
  text: string;
}

/** The items of values that can be pointed at. */
export class Values {
  /** Every item with its path, in the order in which they were made. */
  readonly items = new Map<HTMLElement, string>();
  readonly #shown = new Set<string>();

  /** The item of a value: its text, or what is given to show in its place. */
  item({ path, text }: Value, ...content: Node[]): HTMLElement {
    const item = el('dd', { class: 'value' }, ...(content.length > 0 ? content : [text]));
    return this.add(item, path);
  }

  /** Makes an element the item of the value with this path. */
  add(item: HTMLElement, path: string): HTMLElement {
    item.classList.add('value');
    this.items.set(item, path);
    this.#shown.add(path);
    return item;
  }

  /** Whether a value has an item already: nothing is said twice. */
  has(path: string): boolean {
    return this.#shown.has(path);
  }

  /** Those within an element. */
  within(element: HTMLElement): HTMLElement[] {
    return [...this.items.keys()].filter((item) => element.contains(item));
  }
}

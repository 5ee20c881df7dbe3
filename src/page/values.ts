import { el } from './dom.js';

/** A value as it is shown: its path in the properties, and its text. */
export interface Value {
  path: string;
  text: string;
}

/** The items of values that can be pointed at; the same value may be shown at several places. */
export class Values {
  /** Every item with its path, in the order in which they were made. */
  readonly items = new Map<HTMLElement, string>();

  /** The item of a value: its text, or what is given to show in its place. */
  item({ path, text }: Value, ...content: Node[]): HTMLElement {
    const item = el('dd', { class: 'value' }, ...(content.length > 0 ? content : [text]));
    this.items.set(item, path);
    return item;
  }

  /** Those within an element. */
  within(element: HTMLElement): HTMLElement[] {
    return [...this.items.keys()].filter((item) => element.contains(item));
  }
}

import { el } from './dom.js';

/** A tile with its label, a headline, and what is known in detail. */
export function tile(
  kind: string,
  label: string,
  headline: HTMLElement,
  details: readonly (HTMLElement | null)[] = [],
): HTMLElement {
  headline.classList.add('headline');
  return el('div', { class: `tile ${kind}` }, el('dl', {}, el('dt', {}, label), headline, ...details));
}

/** A headline that says what no single value says. */
export const plain = (text: string, tone = ''): HTMLElement => el('dd', { class: tone }, text);

export const missing = (text: string): HTMLElement => plain(text, 'missing');

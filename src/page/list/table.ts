import { el } from '../dom.js';
import { COLUMNS, type Column, FILTERS, filtered, sorted } from './columns.js';
import type { Row } from './row.js';

/** Rows of a page. A hundred thousand rows at once would take the browser seconds and half a gigabyte. */
const ROWS_PER_PAGE = 100;
/** Between two updates while rows come, in ms. */
const UPDATE_MS = 500;

/** A table of results that is sorted and filtered in the browser, a page of rows at a time. */
export class Table {
  readonly element: HTMLElement;
  /** What passes the filter, in the order shown. */
  rows: readonly Row[] = [];

  readonly #all: Row[] = [];
  readonly #body = el('tbody');
  readonly #count = el('p', { class: 'count', role: 'status' });
  readonly #text = el('input', { type: 'search', id: 'filter-text', placeholder: 'name, status, registrar' });
  readonly #filter = el(
    'select',
    { id: 'filter-kind' },
    ...FILTERS.map(({ title }, index) => el('option', { value: String(index) }, title)),
  );
  readonly #heads: HTMLTableCellElement[];
  readonly #turns: readonly { button: HTMLButtonElement; to: () => number }[];
  #column: Column | null = null;
  #descending = false;
  #page = 0;
  #shown: readonly Row[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(actions: readonly HTMLElement[]) {
    this.#heads = COLUMNS.map((column) => {
      const button = el('button', { type: 'button' }, column.title);
      button.addEventListener('click', () => this.#sortBy(column));
      return el('th', { scope: 'col', class: column.isNumber ? 'numeric' : null }, button);
    });
    this.#turns = [
      { button: el('button', { type: 'button' }, 'First'), to: () => 0 },
      { button: el('button', { type: 'button' }, 'Previous'), to: () => this.#page - 1 },
      { button: el('button', { type: 'button' }, 'Next'), to: () => this.#page + 1 },
      { button: el('button', { type: 'button' }, 'Last'), to: () => this.#last() },
    ];
    for (const { button, to } of this.#turns)
      button.addEventListener('click', () => {
        this.#page = to();
        this.#show();
      });
    this.#text.addEventListener('input', () => this.#restart());
    this.#filter.addEventListener('change', () => this.#restart());
    this.element = el(
      'div',
      { class: 'results' },
      el(
        'div',
        { class: 'filters' },
        el('label', { for: 'filter-text' }, 'Filter'),
        this.#text,
        el('label', { for: 'filter-kind' }, 'Show'),
        this.#filter,
        ...actions,
      ),
      el(
        'div',
        { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Results' },
        el('table', {}, el('thead', {}, el('tr', {}, ...this.#heads)), this.#body),
      ),
      el('div', { class: 'turns' }, this.#count, ...this.#turns.map(({ button }) => button)),
    );
    this.#arrange();
  }

  add(rows: readonly Row[]): void {
    if (rows.length === 0) return;
    for (const row of rows) this.#all.push(row);
    this.#timer ??= setTimeout(() => this.#arrange(), UPDATE_MS);
  }

  /** Sorts and filters again, after rows came or another order is wanted. */
  #arrange(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const passing = filtered(this.#all, Number(this.#filter.value), this.#text.value);
    this.rows = this.#column === null ? passing : sorted(passing, this.#column, this.#descending);
    this.#show();
  }

  #restart(): void {
    this.#page = 0;
    this.#arrange();
  }

  /** By a column, the other way round if it is the one already. */
  #sortBy(column: Column): void {
    this.#descending = this.#column === column && !this.#descending;
    this.#column = column;
    for (const [index, head] of this.#heads.entries()) {
      if (COLUMNS[index] === column)
        head.setAttribute('aria-sort', this.#descending ? 'descending' : 'ascending');
      else head.removeAttribute('aria-sort');
    }
    this.#restart();
  }

  #last(): number {
    return Math.max(0, Math.ceil(this.rows.length / ROWS_PER_PAGE) - 1);
  }

  #show(): void {
    this.#page = Math.min(this.#page, this.#last());
    const from = this.#page * ROWS_PER_PAGE;
    const shown = this.rows.slice(from, from + ROWS_PER_PAGE);
    // Rows that stay keep the focus and the selection while others come.
    const same = shown.length === this.#shown.length && shown.every((row, at) => row === this.#shown[at]);
    if (!same) this.#body.replaceChildren(...shown.map(tableRow));
    this.#shown = shown;
    const [found, all] = [this.rows.length, this.#all.length];
    const of = found === all ? grouped(all) : `${grouped(found)} that match, ${grouped(all)} in all`;
    const none = all === 0 ? 'No results yet.' : `None of ${grouped(all)} rows match.`;
    const range = `Rows ${grouped(from + 1)} to ${grouped(from + shown.length)} of ${of}`;
    this.#count.textContent = found === 0 ? none : range;
    const last = this.#last();
    for (const { button, to } of this.#turns) {
      const target = to();
      button.disabled = target === this.#page || target < 0 || target > last;
    }
  }
}

const tableRow = (row: Row): HTMLElement =>
  el(
    'tr',
    {},
    ...COLUMNS.map(({ cell, isNumber }, index) =>
      index === 0
        ? el('th', { scope: 'row' }, cell(row))
        : el('td', { class: isNumber ? 'numeric' : null }, cell(row)),
    ),
  );

const grouped = (count: number): string => count.toLocaleString('en');

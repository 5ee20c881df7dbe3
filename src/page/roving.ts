const STEPS: Readonly<Record<string, 'next' | 'previous' | 'first' | 'last'>> = {
  ArrowDown: 'next',
  ArrowRight: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};

/**
 * Makes one tab stop of many items, with arrow keys to move among them: a record has hundreds of lines. The tab stop is the item that
 * had the focus last. https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex
 */
export function rove(box: HTMLElement, items: readonly HTMLElement[]): void {
  const places = new Map(items.map((item, index) => [item, index]));
  let stop = items[0];
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
  box.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !places.has(target)) return;
    if (stop !== undefined) stop.tabIndex = -1;
    stop = target;
    stop.tabIndex = 0;
  });
  box.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    const at = places.get(event.target as HTMLElement);
    if (step === undefined || at === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = { next: at + 1, previous: at - 1, first: 0, last: items.length - 1 }[step];
    const item = items[to];
    if (item === undefined) return;
    event.preventDefault();
    item.focus();
  });
}

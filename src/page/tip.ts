import { el } from './dom.js';

let count = 0;

/** Adds an explanation that is shown while its item is pointed at or focused, and hidden by Escape (WCAG 1.4.13). */
export function tip(item: HTMLElement, text: string): void {
  const id = `tip-${++count}`;
  item.classList.add('explained');
  item.setAttribute('aria-describedby', id);
  const bubble = el('span', { role: 'tooltip', id, class: 'tip' }, text);
  bubble.hidden = true;
  item.append(bubble);
  const show = () => {
    bubble.hidden = false;
  };
  const hide = () => {
    bubble.hidden = true;
  };
  item.addEventListener('pointerenter', show);
  item.addEventListener('focus', show);
  item.addEventListener('pointerleave', hide);
  item.addEventListener('blur', hide);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
}

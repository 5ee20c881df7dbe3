import { byId, el } from './dom.js';
import { problem } from './problem.js';
import type { Refusal } from './service.js';

/** The result of a lookup: nothing yet, waiting, a result or a failure; one at a time. */
export class Outcome {
  readonly #said = byId('said', HTMLElement);
  readonly #failure = byId('failure', HTMLElement);
  readonly #result = byId('result', HTMLElement);
  readonly #start = byId('start', HTMLElement);

  /** Removes what is shown. `start`: whether to show the start page. */
  clear({ start = false } = {}): void {
    this.say('');
    this.#result.replaceChildren();
    this.#result.removeAttribute('aria-busy');
    this.#start.hidden = !start;
    document.title = 'port43';
  }

  /** Announces something about what is shown. */
  readonly say = (text: string): void => {
    this.#failure.replaceChildren();
    this.#said.textContent = text;
  };

  wait(name: string, text = `Looking up ${name} …`): void {
    this.clear();
    this.say(text);
    document.title = `${name} · port43`;
    this.#result.setAttribute('aria-busy', 'true');
    this.#result.append(skeleton());
  }

  show(answer: HTMLElement): void {
    this.clear();
    this.#result.append(answer);
    const title = answer.querySelector('h2');
    document.title = `${title?.textContent} · port43`;
    title?.focus();
  }

  fail(what: string, error: Refusal | string, retry?: () => void): void {
    this.clear();
    document.title = `${what} · port43`;
    this.#failure.replaceChildren(problem(what, error, retry));
  }
}

const TILES = 7;

/** Empty tiles while waiting for an answer. */
const skeleton = (): HTMLElement =>
  el(
    'div',
    { class: 'tiles skeleton', 'aria-hidden': 'true' },
    ...Array.from({ length: TILES }, (_, index) => el('div', { class: `tile place-${index + 1}` })),
  );

/** The page at `/` of the service: looks names up, reads records that are pasted, and shows which line each value came from. */
import { byId, el } from './dom.js';
import { keyField } from './key.js';
import { pasted } from './pasted.js';
import { type Question, resultOf } from './result.js';
import { type Answer, exampleNames, lookUp, lookUpExample, Refusal } from './service.js';

/** Characters of a pasted record. Longer texts are not records. */
const MAX_RECORD_LENGTH = 1_048_576;

const said = byId('said', HTMLElement);
const failure = byId('failure', HTMLElement);
const result = byId('result', HTMLElement);
const domain = byId('domain', HTMLInputElement);
const left = byId('left', HTMLElement);
const key = keyField();
const examples = new Set<string>();
let underWay = new AbortController();

const say = (text: string): void => {
  failure.textContent = '';
  said.textContent = text;
};

function fail(text: string): void {
  said.textContent = '';
  failure.textContent = text;
}

function show(input: Parameters<typeof resultOf>[0], question: Question): void {
  say('');
  const shown = resultOf(input, question, say);
  result.replaceChildren(shown);
  const title = shown.querySelector('h2');
  document.title = `${title?.textContent} · port43`;
  title?.focus();
}

/** What to do about an error whose message does not say so. */
const ADVICE: Readonly<Record<number, string>> = {
  401: '. Is the key complete?',
  402: '. The operator of this service can grant more.',
};

async function look(name: string): Promise<void> {
  underWay.abort();
  underWay = new AbortController();
  const { signal } = underWay;
  const apiKey = key.value();
  if (apiKey === null && !examples.has(name)) {
    fail('A look-up needs an API key. You can paste a stored record without one.');
    key.ask();
    return;
  }
  say(`Looking up ${name} …`);
  result.setAttribute('aria-busy', 'true');
  try {
    const answer = await (apiKey === null ? lookUpExample(name, signal) : lookUp(name, apiKey, signal));
    history.replaceState(null, '', `#${encodeURIComponent(name)}`);
    tellLeft(answer);
    show(answer.parts, { domain: name, host: null });
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof Refusal)) throw error;
    result.replaceChildren();
    fail(`${name}: ${error.message}${ADVICE[error.status ?? 0] ?? ''}`);
    if (error.status === 401) key.ask();
  } finally {
    if (!signal.aborted) result.removeAttribute('aria-busy');
  }
}

function tellLeft({ left: count }: Answer): void {
  left.textContent = count === null ? '' : `${count} look-ups left`;
}

byId('look-up', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  const name = domain.value.trim();
  if (name !== '') void look(name);
});

byId('paste', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  const text = byId('record', HTMLTextAreaElement).value;
  if (text.trim() === '') return fail('Paste a record into the field first.');
  if (text.length > MAX_RECORD_LENGTH)
    return fail('The text is too long for a record: more than a megabyte.');
  underWay.abort();
  const typed = (id: string) => byId(id, HTMLInputElement).value.trim() || null;
  show(pasted(text), { domain: typed('paste-domain'), host: typed('paste-host') });
});

/** The name after the # of a link. It is looked up only when the button is pressed, since that costs a credit. */
function nameInLink(): string | null {
  try {
    return decodeURIComponent(location.hash.slice(1)).trim() || null;
  } catch {
    return null;
  }
}

function followLink(): void {
  const name = nameInLink();
  if (name === null) return;
  domain.value = name;
  if (examples.has(name)) void look(name);
}

async function showExamples(): Promise<void> {
  for (const name of await exampleNames()) {
    examples.add(name);
    const button = el('button', { type: 'button' }, name);
    button.addEventListener('click', () => {
      domain.value = name;
      void look(name);
    });
    byId('examples', HTMLElement).append(button);
  }
  byId('demo', HTMLElement).hidden = examples.size === 0;
}

addEventListener('hashchange', followLink);
await showExamples().catch((error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  fail(error.message);
});
followLink();
document.documentElement.dataset.ready = 'true';

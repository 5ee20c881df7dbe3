/** The page at `/` of the service: looks names and numbers up, reads records that are pasted, and shows which line each value came from. */
import { showAccount } from './account/account.js';
import { type Address, hashOf, PAGES, readAddress } from './address.js';
import { byId, el } from './dom.js';
import type { Versions } from './history/types.js';
import { keyField } from './key.js';
import { listPage } from './list/list.js';
import { Memory } from './memory.js';
import { numberResult } from './number.js';
import { Outcome } from './outcome.js';
import { pasted } from './pasted.js';
import { resultOf } from './result.js';
import { Refusal, Service } from './service.js';

/** Characters of a pasted record. Longer texts are not records. */
const MAX_RECORD_LENGTH = 1_048_576;

const domain = byId('domain', HTMLInputElement);
/** Calls its function once a key is entered: then the lookup that needed one starts, or what the address names is shown. */
const key = keyField(() => {
  const name = domain.value.trim();
  if (readAddress(location.hash).page === 'look-up' && name !== '') void look(name);
  else follow();
});
const outcome = new Outcome();
const service = new Service({ key: key.value, left: key.showLeft });
const examples = new Set<string>();
/** Whether the service keeps versions of records. */
let keepsVersions = false;
/** Answers of this tab, for the browser's Back button: they cost nothing again. */
const memory = new Memory<HTMLElement>();
const list = listPage(service, key, outcome, (job) => {
  location.hash = hashOf({ page: 'list', job });
});
let underWay = new AbortController();

/** Shows one of the page's views, without a lookup. */
function show(address: Address): void {
  underWay.abort();
  list.leave();
  for (const page of PAGES) byId(`view-${page}`, HTMLElement).hidden = page !== address.page;
  for (const link of Array.from(byId('pages', HTMLElement).querySelectorAll('a'))) {
    const target = link.hash === '' ? null : readAddress(link.hash).page;
    if (target === address.page) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Changes the address without a `hashchange` event. */
function moveTo(address: Address): void {
  const hash = hashOf(address);
  if (location.hash !== hash) history.pushState(null, '', hash);
  show(address);
}

async function look(name: string): Promise<void> {
  moveTo({ page: 'look-up', name });
  if (key.value() === null && !examples.has(name)) {
    outcome.fail(name, 'A lookup needs an API key. You can paste a stored record without one.');
    key.ask();
    return;
  }
  underWay = new AbortController();
  const { signal } = underWay;
  outcome.wait(name);
  try {
    const answer = await (key.value() === null
      ? service.lookUpExample(name, signal)
      : service.lookUp(name, signal));
    const shown =
      'number' in answer
        ? numberResult(answer, outcome.say)
        : resultOf(answer.parts, { domain: answer.domain, host: null }, outcome.say, {
            ...answer,
            versions: keepsVersions ? versionsOf(answer.domain) : null,
          });
    memory.keep(name, shown);
    outcome.show(shown);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof Refusal)) throw error;
    outcome.fail(name, error, () => void look(name));
    if (error.status === 401) key.ask();
  }
}

const versionsOf = (name: string): Versions => ({
  list: () => service.versions(name),
  find: (version) => service.version(name, version),
});

/** Shows what the address says. A name is looked up only when the button is pressed, since that costs a credit. */
function follow(): void {
  const address = readAddress(location.hash);
  show(address);
  outcome.clear({ start: address.page === 'look-up' });
  if (address.page === 'list') list.open(address.job);
  if (address.page === 'account') {
    underWay = new AbortController();
    void showAccount(service, key, outcome, underWay.signal);
  }
  if (address.page !== 'look-up' || address.name === null) return;
  const { name } = address;
  domain.value = name;
  const known = memory.find(name);
  if (known !== null) outcome.show(known);
  else if (examples.has(name)) void look(name);
  else outcome.say(`Press “Look up” to query ${name}. It costs one credit.`);
}

byId('look-up', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  const name = domain.value.trim();
  if (name !== '') void look(name);
});

byId('paste', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  const text = byId('record', HTMLTextAreaElement).value;
  const what = 'The record was not read';
  if (text.trim() === '') return outcome.fail(what, 'Paste a record into the field first.');
  if (text.length > MAX_RECORD_LENGTH)
    return outcome.fail(what, 'The text is too long for a record: more than a megabyte.');
  const typed = (id: string) => byId(id, HTMLInputElement).value.trim() || null;
  const question = { domain: typed('paste-domain'), host: typed('paste-host') };
  outcome.show(resultOf(pasted(text), question, outcome.say));
});

async function showOffer(): Promise<void> {
  const offer = await service.offer();
  keepsVersions = offer.history;
  for (const name of offer.examples) {
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

addEventListener('hashchange', follow);
await showOffer().catch((error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  outcome.fail('The page is not complete', error);
});
follow();
document.documentElement.dataset.ready = 'true';

import { byId, el } from '../dom.js';
import type { KeyField } from '../key.js';
import type { Outcome } from '../outcome.js';
import { Refusal, type Service } from '../service.js';
import { type Follower, followed } from './followed.js';
import type { Job } from './job.js';
import { namesIn, textOf } from './names.js';

/** The limits of the API. */
const MAX_NAMES = 100_000;
const MAX_FILE_BYTES = 32 * 2 ** 20;

export interface ListPage {
  /** Shows the form, or a job; null: the form. */
  open(job: string | null): void;
  /** Stops following a job and sending a list. */
  leave(): void;
}

/** The page for lists: a list becomes a job, and a job a table. `goTo` shows a job's address. */
export function listPage(
  service: Service,
  key: KeyField,
  outcome: Outcome,
  goTo: (job: string) => void,
): ListPage {
  const form = byId('list', HTMLFormElement);
  const field = byId('names', HTMLTextAreaElement);
  const file = byId('list-file', HTMLInputElement);
  const about = byId('list-about', HTMLElement);
  const send = byId('list-send', HTMLButtonElement);
  const earlier = byId('earlier', HTMLElement);
  let names: readonly string[] = [];
  let follower: Follower | null = null;
  let listing = new AbortController();

  const count = (): void => {
    const read = namesIn(field.value);
    names = read.names;
    about.textContent = countsOf(read.names.length, read.repeated);
    send.textContent = names.length === 0 ? 'Look up' : `Look up ${named(names.length)}`;
    send.disabled = names.length > MAX_NAMES;
  };

  async function take(chosen: File | undefined): Promise<void> {
    if (chosen === undefined) return;
    if (chosen.size > MAX_FILE_BYTES)
      return outcome.fail(chosen.name, 'The file is larger than 32 MB: a job has at most 100,000 names.');
    field.value = textOf(await chosen.arrayBuffer());
    count();
    outcome.say(`${chosen.name}: ${about.textContent}`);
  }

  /** Sends the list. With the same key, another attempt creates no second job, and is charged once. */
  async function create(list: readonly string[], idempotencyKey: string): Promise<void> {
    if (key.value() === null) {
      outcome.fail('The list was not sent', 'A job needs an API key.');
      key.ask();
      return;
    }
    outcome.say(`Sending ${named(list.length)} …`);
    send.disabled = true;
    try {
      goTo((await service.createJob(list, idempotencyKey)).id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcome.fail('The list was not sent', error, () => void create(list, idempotencyKey));
      if (error.status === 401) key.ask();
    } finally {
      send.disabled = false;
    }
  }

  /** Lists the account's jobs below the form. A failure is left out: the form works without them. */
  async function showEarlier(): Promise<void> {
    earlier.replaceChildren();
    listing = new AbortController();
    if (key.value() === null) return;
    const jobs = await service.jobs(listing.signal).catch((): Job[] => []);
    if (jobs.length > 0) earlier.replaceChildren(earlierJobs(jobs));
  }

  field.addEventListener('input', count);
  file.addEventListener('change', () => void take(file.files?.[0]));
  form.addEventListener('dragover', (event) => {
    event.preventDefault();
    form.classList.add('over');
  });
  form.addEventListener('dragleave', () => form.classList.remove('over'));
  form.addEventListener('drop', (event) => {
    event.preventDefault();
    form.classList.remove('over');
    void take(event.dataTransfer?.files[0]);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    count();
    if (names.length === 0)
      return outcome.fail('The list was not sent', 'Paste names into the field, or choose a file.');
    void create(names, newKey());
  });

  const leave = (): void => {
    follower?.stop();
    listing.abort();
  };
  return {
    open: (job) => {
      leave();
      form.hidden = job !== null;
      earlier.hidden = job !== null;
      if (job === null) return void showEarlier();
      if (key.value() === null) {
        outcome.fail('This job is not shown', 'It needs the API key of its account.');
        key.ask();
        return;
      }
      if (follower?.id !== job) follower = followed(service, job, outcome);
      outcome.show(follower.element);
      follower.start();
    },
    leave,
  };
}

const named = (count: number): string => `${count.toLocaleString('en')} name${count === 1 ? '' : 's'}`;

/** How many names and credits a list has, or why it cannot be sent. */
function countsOf(count: number, repeated: number): string {
  if (count === 0) return '';
  if (count > MAX_NAMES)
    return `${named(count)}: a job has at most ${MAX_NAMES.toLocaleString('en')}. Divide the list.`;
  const twice = repeated === 0 ? '' : ` Left out, since they are repeated: ${repeated.toLocaleString('en')}.`;
  return `${named(count)}, ${count.toLocaleString('en')} credit${count === 1 ? '' : 's'}.${twice}`;
}

/** For the header `Idempotency-Key`. By hand, since `crypto.randomUUID` is not there over plain HTTP. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const earlierJobs = (jobs: readonly Job[]): HTMLElement =>
  el(
    'section',
    { 'aria-labelledby': 'earlier-title' },
    el('h3', { id: 'earlier-title' }, 'Earlier lists'),
    el(
      'ul',
      { class: 'jobs' },
      ...jobs.map(({ id, names, state, answered, created_on }) =>
        el(
          'li',
          {},
          el('a', { href: `#/list/${id}` }, `${named(names)}, ${created_on.slice(0, 16).replace('T', ' ')}`),
          el('span', { class: 'note' }, ` ${state}, ${answered.toLocaleString('en')} answered`),
        ),
      ),
    ),
  );

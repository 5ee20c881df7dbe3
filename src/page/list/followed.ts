import { el } from '../dom.js';
import type { Outcome } from '../outcome.js';
import { Refusal, type Service } from '../service.js';
import { download } from './download.js';
import { follow } from './follow.js';
import { isOver, type Job } from './job.js';
import type { Row } from './row.js';
import { Table } from './table.js';
import { toCsv } from './to-csv.js';

/** A job that is shown: its progress and its table. */
export interface Follower {
  id: string;
  element: HTMLElement;
  /** Starts, or continues after `stop`. */
  start(): void;
  stop(): void;
}

export function followed(service: Service, id: string, outcome: Outcome): Follower {
  const title = el('h2', { tabindex: '-1' }, 'List');
  const bar = el('progress', { 'aria-label': 'Progress', max: '1', value: '0' });
  const state = el('p', { class: 'state', role: 'status' });
  const lost = el('p', { class: 'lost', role: 'status' });
  const end = el('button', { type: 'button', hidden: '' }, 'Stop the job');
  const save = el('button', { type: 'button' }, 'Download CSV');
  const table = new Table([save]);
  const element = el(
    'article',
    { class: 'job' },
    el('header', { class: 'head' }, title, end),
    bar,
    state,
    lost,
    table.element,
  );
  let running = new AbortController();
  /** The last line that was received; following the job continues after it. */
  let last = -1;
  let over = false;

  const show = (job: Job): void => {
    over = isOver(job);
    title.textContent = `${job.names.toLocaleString('en')} name${job.names === 1 ? '' : 's'}`;
    const done = job.answered + job.failed;
    bar.max = job.names;
    bar.value = done;
    state.textContent = inWords(job, done);
    end.hidden = over;
    lost.textContent = '';
  };

  save.addEventListener('click', () => {
    download(toCsv(table.rows), `port43-${id}.csv`);
    outcome.say(`${table.rows.length.toLocaleString('en')} rows were saved.`);
  });
  end.addEventListener('click', () => {
    end.disabled = true;
    service
      .endJob(id)
      .then(show)
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        lost.textContent = `The job was not stopped: ${error.message}`;
      })
      .finally(() => {
        end.disabled = false;
      });
  });

  async function run(signal: AbortSignal): Promise<void> {
    try {
      await follow(
        service,
        { id, after: last },
        {
          progress: (job: Job, rows: readonly Row[]) => {
            show(job);
            table.add(rows);
            last = rows.at(-1)?.index ?? last;
          },
          lost: (error, pause) => {
            lost.textContent = `${error.message} The job goes on. Trying again in ${pause / 1000} s.`;
          },
        },
        signal,
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcome.fail('The job is not shown', error);
    }
  }

  return {
    id,
    element,
    start: () => {
      running.abort();
      running = new AbortController();
      if (!over) void run(running.signal);
    },
    stop: () => running.abort(),
  };
}

function inWords({ state, names, failed }: Job, done: number): string {
  const [some, all, wrong] = [done, names, failed].map((count) => count.toLocaleString('en'));
  const faults = failed === 0 ? '' : `, ${wrong} of them failed`;
  if (state === 'waiting') return 'The job waits for its turn.';
  if (state === 'running') return `${some} of ${all} looked up${faults}.`;
  if (state === 'ended') return `Stopped after ${some} of ${all}${faults}. The other credits were refunded.`;
  return `All ${all} looked up${faults}.`;
}

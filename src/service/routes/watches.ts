import { Readable } from 'node:stream';
import { calendarOf } from '../../watches/index.js';
import { checkCallbackUrl } from '../callbacks/url.js';
import { ApiError } from '../errors.js';
import { ATOM_TYPE, CALENDAR_TYPE } from '../http.js';
import { isoTime } from '../iso-time.js';
import { hashKey } from '../keys.js';
import { atomOf } from '../watches/atom.js';
import { numberOfEvent, type ServiceEvent } from '../watches/event.js';
import { readReports } from '../watches/reports.js';
import { readWatchRequest } from '../watches/request.js';
import type { WatchStore } from '../watches/store.js';
import type { WatchSummary } from '../watches/summaries.js';
import { domainView, viewOf } from '../watches/view.js';
import type { Route, RouteContext } from './route.js';

/** Events that are read at once, and in a feed. */
const EVENTS_PER_READ = 200;
const EVENTS_IN_FEED = 100;

const createWatch: Route = {
  operationId: 'createWatch',
  method: 'POST',
  path: '/watches',
  summary: 'Creates a watch, which looks its names up again and again; free, and one credit for each check',
  cost: 0,
  status: 201,
  schema: 'WatchResponse',
  takes: 'watch',
  handle: async ({ account, key, keyId, body, watches, targets, headers }) => {
    const request = readWatchRequest(body);
    if (request.callback !== null) await checkCallbackUrl('callback', request.callback, targets);
    const watch = await watches.create({ accountId: account.id, keyId, keyHash: hashKey(key), request });
    headers.location = `/v1/watches/${watch.id}`;
    return detailsOf(watches, watch);
  },
};

const listWatches: Route = {
  operationId: 'listWatches',
  path: '/watches',
  summary: "Lists the account's watches, the latest first; free",
  cost: 0,
  schema: 'WatchesResponse',
  handle: async ({ account, watches }) => ({ watches: (await watches.list(account.id)).map(viewOf) }),
};

const getWatch: Route = {
  operationId: 'getWatch',
  path: '/watches/:id',
  summary: 'Returns a watch and what is known of its names; free',
  cost: 0,
  schema: 'WatchResponse',
  handle: async (context) => detailsOf(context.watches, await ownWatch(context)),
};

const deleteWatch: Route = {
  operationId: 'deleteWatch',
  method: 'DELETE',
  path: '/watches/:id',
  summary: 'Deletes a watch and its events; free',
  cost: 0,
  schema: 'DeletedWatchResponse',
  handle: async ({ account, id, watches }) => {
    const watch = isId(id) ? await watches.remove(id, account.id) : null;
    if (watch === null) throw unknownWatch();
    return { watch: viewOf(watch) };
  },
};

const getWatchEvents: Route = {
  operationId: 'getWatchEvents',
  path: '/watches/:id/events',
  summary: 'Returns the events of a watch in their order, as lines of JSON; free',
  cost: 0,
  schema: 'WatchEvent',
  lines: true,
  query: ['after'],
  handle: async (context) => {
    const watch = await ownWatch(context);
    return Readable.from(eventsOf(context.watches, watch, readAfter(watch, context.query)));
  },
};

const getWatchCalendar: Route = {
  operationId: 'getWatchCalendar',
  path: '/watches.ics',
  summary: 'Returns a calendar (iCalendar) with the end of each watched registration; free',
  cost: 0,
  schema: null,
  type: CALENDAR_TYPE,
  handle: async ({ account, watches }) => {
    const days = (await watches.list(account.id)).flatMap(
      ({ reports }) => readReports(JSON.parse(reports)).expiring,
    );
    return calendarOf(await watches.expiries(account.id), [...new Set(days)]);
  },
};

const getWatchFeed: Route = {
  operationId: 'getWatchFeed',
  path: '/watches/events.atom',
  summary: `Returns the ${EVENTS_IN_FEED} latest events of all watches as an Atom feed; free`,
  cost: 0,
  schema: null,
  type: ATOM_TYPE,
  handle: async ({ account, watches }) => {
    const events = await watches.latestEvents(account.id, EVENTS_IN_FEED);
    return atomOf(
      account.id,
      events.map(({ body }) => JSON.parse(body) as ServiceEvent),
      isoTime(account.created_at),
    );
  },
};

export const WATCH_ROUTES: readonly Route[] = [
  createWatch,
  listWatches,
  getWatch,
  deleteWatch,
  getWatchEvents,
  getWatchCalendar,
  getWatchFeed,
];

const detailsOf = async (watches: WatchStore, watch: WatchSummary) => ({
  watch: { ...viewOf(watch), domains: (await watches.domains(watch.id)).map(domainView) },
});

const isId = (id: string): boolean => /^[0-9a-f]{24}$/.test(id);

const unknownWatch = (): ApiError => new ApiError('NotFound', 'unknown watch, or it was deleted');

/** A watch of another account is unknown. */
async function ownWatch({ id, account, watches }: RouteContext): Promise<WatchSummary> {
  const watch = isId(id) ? await watches.find(id, account.id) : null;
  if (watch === null) throw unknownWatch();
  return watch;
}

function readAfter({ id }: WatchSummary, { after }: Readonly<Record<string, unknown>>): number {
  if (after === undefined) return 0;
  const number = typeof after === 'string' ? numberOfEvent(id, after) : null;
  if (number === null)
    throw new ApiError('InvalidRequest', '"after" must be the id of an event of this watch');
  return number;
}

/** Read as the client takes them, so that they need no memory. If the database fails, the response breaks off: `after` continues it. */
async function* eventsOf(watches: WatchStore, { id }: WatchSummary, after: number): AsyncGenerator<string> {
  for (let last = after; ; ) {
    const page = await watches.events(id, last, EVENTS_PER_READ);
    if (page.length > 0) yield page.map(({ body }) => `${body}\n`).join('');
    if (page.length < EVENTS_PER_READ) return;
    last = page.at(-1)?.number ?? last;
  }
}

import { domainFrom } from '../../index.js';
import { ApiError, lookupError } from '../errors.js';
import { changesBetween } from '../history/changes.js';
import type { History } from '../history/history.js';
import { readPeriod } from '../history/period.js';
import { isVersionId } from '../history/version.js';
import { changeView, versionView, wholeVersionView } from '../history/view.js';
import type { Route, RouteContext } from './route.js';

const listVersions: Route = {
  operationId: 'listVersions',
  path: '/history/:domain',
  summary: 'Lists the versions of the record that lookups of this service found, the first one first',
  cost: 1,
  schema: 'HistoryResponse',
  readsHistory: true,
  handle: async (context) => {
    const { history, domain } = asked(context);
    const versions = await history.list(domain, versionView);
    return JSON.stringify({ history: { domain, versions } });
  },
};

const listChanges: Route = {
  operationId: 'listChanges',
  path: '/history/:domain/changes',
  summary: 'Returns what changed from one version to the next',
  cost: 1,
  schema: 'ChangesResponse',
  readsHistory: true,
  query: ['from', 'to'],
  handle: async (context) => {
    const { history, domain } = asked(context);
    const { from, to } = readPeriod(context.query);
    const readRecord = async (version: string) => (await history.find(domain, version))?.record ?? null;
    const isWanted = (on: number) => on >= from && on <= to;
    const changes: string[] = [];
    for await (const change of changesBetween(await history.seen(domain), readRecord, isWanted))
      changes.push(JSON.stringify(changeView(change)));
    return `{"history":{"domain":${JSON.stringify(domain)},"changes":[${changes.join(',')}]}}`;
  },
};

const getVersion: Route = {
  operationId: 'getVersion',
  path: '/history/:domain/:version',
  summary: 'Returns a version: its properties, record and parts',
  cost: 1,
  schema: 'VersionResponse',
  readsHistory: true,
  handle: async (context) => {
    const { history, domain } = asked(context);
    const found = isVersionId(context.id) ? await history.find(domain, context.id) : null;
    if (found === null)
      throw new ApiError(
        'NotFound',
        `${domain} has no version "${context.id.slice(0, 40)}": GET /v1/history/${domain} lists its versions`,
      );
    return JSON.stringify({ history: { domain, ...wholeVersionView(found) } });
  },
};

export const HISTORY_ROUTES: readonly Route[] = [listVersions, listChanges, getVersion];

/** The versions, and the domain in its normal form. Throws the `ApiError`. */
function asked({ history, name }: Pick<RouteContext, 'history' | 'name'>): {
  history: History;
  domain: string;
} {
  if (history === null)
    throw new ApiError('NotFound', 'this service keeps no history: its operator did not set --history');
  try {
    return { history, domain: domainFrom(name).ascii };
  } catch (error) {
    throw lookupError(error);
  }
}

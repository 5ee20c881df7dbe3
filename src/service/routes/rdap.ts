import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DomainFound, type ResourceFound, type WhoisClient, WhoisError } from '../../index.js';
import { answerRdap, PREFLIGHT } from '../../rdap-server/answer.js';
import { BootstrapFiles } from '../../rdap-server/bootstrap-files.js';
import { isLookup } from '../../rdap-server/request.js';
import { ApiError } from '../errors.js';
import type { Finders } from '../finders.js';
import { refundInTime } from '../hooks/on-error.js';
import { inTime, noteFound, type RefundRequest } from '../hooks/request-state.js';
import { freshnessOf } from '../http.js';
import type { FindRecord, FoundRecord } from '../lookups.js';
import { sendRdap } from '../rdap-response.js';
import { nameOf } from '../record-kinds.js';

export interface RdapRoutesOptions {
  client: WhoisClient;
  finders: Pick<Finders, 'domainByRdap' | 'numberByRdap'>;
  /** The base URL as clients reach it; known once the service listens. */
  base: () => string;
  refundRequest: RefundRequest;
}

/** Documents without personal data, free and without a key: clients fetch them before they know where to log in. */
const PUBLIC = ['help', 'dns.json', 'ipv4.json', 'ipv6.json', 'asn.json'] as const;

/** Serves RDAP below `/rdap/`, as the gateway does, with log-in and credits. */
export function addRdapRoutes(app: FastifyInstance, options: RdapRoutesOptions): void {
  const { client, finders, base, refundRequest } = options;
  const bootstrap = new BootstrapFiles(client);
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const find = (findRecord: FindRecord, name: string) => findFor(request, findRecord, name);
    const answer = await answerRdap(request.originalUrl, {
      base: base(),
      bootstrap,
      isPublic: false,
      lookups: {
        domain: async (name) => domainFound(await find(finders.domainByRdap, name)),
        number: async (text) => resourceFound(await find(finders.numberByRdap, text)),
      },
    });
    if (answer.status >= 400) request.state.failure = answer.outcome;
    if (answer.status >= 500) await refundInTime(request, refundRequest);
    request.state.tagged = answer.status === 200;
    return sendRdap(reply, answer);
  };

  for (const name of PUBLIC) app.get(`/rdap/${name}`, { config: { isRdap: true } }, handler);
  for (const url of ['/rdap', '/rdap/*']) {
    app.get(url, { config: { isRdap: true, cost: costOf, operation: 'getRdap', fromRecord: true } }, handler);
    app.options(url, { config: { isRdap: true } }, async (_request, reply) => sendRdap(reply, PREFLIGHT));
  }
}

/** A path of an object costs a credit, whatever the response is; other paths are free. */
const costOf = ({ originalUrl }: FastifyRequest): 0 | 1 => (isLookup(originalUrl) ? 1 : 0);

async function findFor(
  { state, headers }: FastifyRequest,
  find: FindRecord,
  name: string,
): Promise<FoundRecord> {
  if (state.caller === null) throw new ApiError('Unauthenticated', 'no account is logged in');
  // Nothing in RDAP says that a document is older than usual, and clients take it for the registry's.
  const wanted = { ...freshnessOf(headers['cache-control'] ?? headers.pragma), neverStale: true };
  try {
    const found = await inTime(state, find(name, wanted, state.caller.account.id));
    noteFound(state, found);
    return found;
  } catch (error) {
    // RDAP has statuses of its own for errors of lookups.
    if (error instanceof ApiError && error.cause instanceof WhoisError) throw error.cause;
    throw error;
  }
}

const domainFound = ({ domain, stored: { daystamp, json } }: FoundRecord): DomainFound => ({
  domain: nameOf(domain),
  daystamp,
  parts: JSON.parse(json.parts),
  properties: JSON.parse(json.properties),
});

const resourceFound = ({ domain, stored: { daystamp, json } }: FoundRecord): ResourceFound => ({
  query: nameOf(domain),
  daystamp,
  parts: JSON.parse(json.parts),
  number: JSON.parse(json.properties),
});

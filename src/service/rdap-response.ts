import type { FastifyReply } from 'fastify';
import { rdapError } from '../index.js';
import { methodNotAllowed, RDAP_HEADERS, RDAP_TYPE, type RdapAnswer } from '../rdap-server/answer.js';
import type { ApiError } from './errors.js';

/** Sends an RDAP response, with the headers that all of them have. */
export function sendRdap(reply: FastifyReply, { status, headers, document }: RdapAnswer): FastifyReply {
  reply.code(status).headers({ ...headers, ...RDAP_HEADERS });
  if (document === null) return reply.send();
  return reply.type(RDAP_TYPE).send(JSON.stringify(document));
}

/** Statuses of errors of the API below `/rdap/`; any other would be a bug. 404 is left out, because clients take it for a free name. */
const STATUSES = [400, 401, 402, 403, 429, 500, 503, 504] as const;

/** An error of the API as RDAP's error object, which begins with the code and the name of the API. */
export function rdapAnswerOf(error: ApiError, method: string): RdapAnswer {
  if (error.name === 'MethodNotAllowed') return methodNotAllowed(method);
  const status = STATUSES.find((each) => each === error.status) ?? 500;
  return {
    status,
    headers: { ...error.headers, 'cache-control': 'no-store' },
    document: rdapError(status, [`${error.code} ${error.name}: ${error.text}`]),
    outcome: error.name,
  };
}

import type { onSendHookHandler } from 'fastify';
import { etagOf, matches } from '../http.js';

/** The headers that every answer has; what is tagged and not changed becomes a 304. */
export const onSend: onSendHookHandler<unknown> = ({ id, state, headers }, reply, payload, done) => {
  // What is not known is not said: a customer who has credits must not read that there are none.
  if (state.remaining !== null) reply.header('x-creditlimit-remaining', String(state.remaining));
  reply.headers({
    'x-request-id': id,
    // A record is somebody else's text: no browser may take it for a page.
    'x-content-type-options': 'nosniff',
  });
  if (!state.tagged || typeof payload !== 'string') return done(null, payload);
  const etag = etagOf(payload);
  reply.header('etag', etag);
  if (!matches(headers['if-none-match'], etag)) return done(null, payload);
  reply.code(304).removeHeader('content-type');
  done(null, null);
};

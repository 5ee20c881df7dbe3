import compress from '@fastify/compress';
import type { FastifyInstance, onSendHookHandler, RouteOptions } from 'fastify';
import { addVary } from '../http.js';

/**
 * For routes whose responses are compressed: by the best encoding that a client accepts, as far as this Node has it. Bodies below
 * `threshold` bytes fit into one packet.
 *
 * Not for plain text: the plugin takes texts that begin with certain pairs of letters, "HK" for one, for compressed already.
 */
export const COMPRESSED = {
  encodings: ['zstd', 'br', 'gzip'],
  threshold: 1024,
  customTypes: /^(?:application\/(?:json|x-ndjson)|text\/csv);/,
} satisfies RouteOptions['compress'];

/** For routes that read bodies in gzip. The limit of a body counts it both as it is sent and as it is read. */
export const GZIP_ALLOWED = { requestEncodings: ['gzip', 'identity'] } satisfies RouteOptions['decompress'];

/** Compresses and reads what routes say, by @fastify/compress. It must be awaited before routes are added. */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { global: false });
  // Added to each route after the plugin's own hook.
  app.addHook('onRoute', (route) => {
    if (typeof route.compress !== 'object') return;
    route.onSend = [route.onSend ?? [], tagEncoding].flat();
  });
}

/** Makes the tag of a compressed body weak: its bytes are not those of the body that was tagged (RFC 9110, section 8.8.1). */
const tagEncoding: onSendHookHandler = (_request, reply, payload, done) => {
  addVary(reply, 'accept-encoding');
  const tag = reply.getHeader('etag');
  if (typeof tag === 'string' && reply.hasHeader('content-encoding')) reply.header('etag', `W/${tag}`);
  done(null, payload);
};

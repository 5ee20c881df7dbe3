import type { FastifyInstance } from 'fastify';

/** Origins whose pages may use the API: `https://app.example`, or `*` for any. */
export type Origins = readonly string[];

export const isAllowedOrigin = (origins: Origins, origin: string | undefined): boolean =>
  origin !== undefined && (origins.includes('*') || origins.includes(origin));

const HEADERS = ['Authorization', 'X-API-Key', 'Content-Type', 'Content-Encoding', 'Idempotency-Key'];
const CACHE_HEADERS = ['Cache-Control', 'If-None-Match'];

/** What pages may read, in addition to what browsers always show them. */
const EXPOSED = [
  'X-CreditLimit-Remaining',
  'X-Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'ETag',
  'Age',
  'Cache-Status',
  'Location',
  'Link',
  'Deprecation',
];

/** Seconds for which a browser remembers a preflight; Chromium's maximum. */
const PREFLIGHT_AGE_S = 7200;

/**
 * Answers preflights and allows pages of these origins to read responses, by @fastify/cors. Credentials are never allowed: pages
 * send their keys themselves (see `refuseCrossSite`).
 */
export async function addCors(app: FastifyInstance, origins: Origins): Promise<void> {
  if (origins.length === 0) return;
  const { default: cors } = await import('@fastify/cors');
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [...HEADERS, ...CACHE_HEADERS],
    exposedHeaders: EXPOSED,
    maxAge: PREFLIGHT_AGE_S,
    strictPreflight: false,
  });
}

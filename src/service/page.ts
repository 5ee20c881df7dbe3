import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noSuchPath } from './errors.js';
import type { Finders } from './finders.js';
import { addVary, freshnessOf, JSON_TYPE, matches } from './http.js';
import { openApiDocument } from './openapi.js';
import { referencePage } from './reference.js';
import { lookupJson, subjectOf } from './routes/lookup.js';

export interface PageOptions {
  /** Where the built files are. */
  folder: string;
  /** Names and numbers that everyone may look up here, without a key and a charge. */
  examples: readonly string[];
  finders: Pick<Finders, 'domain' | 'number'>;
  /** Whether the service keeps versions of records, which the page then offers. */
  hasHistory: boolean;
}

/** Next to the built service, or in `dist` if the service runs from its sources; null if the page was not built. */
export function pageFolder(): string | null {
  const folders = ['./page/', '../../dist/page/'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  return folders.find((folder) => existsSync(`${folder}index.html`)) ?? null;
}

/** The files of the page. @fastify/static is not used, because it serves everything in a folder, and compresses nothing. */
const FILES = {
  'index.html': { path: '/', type: 'text/html; charset=utf-8' },
  'page.css': { path: '/page/page.css', type: 'text/css; charset=utf-8' },
  'page.js': { path: '/page/page.js', type: 'text/javascript; charset=utf-8' },
  'icon.svg': { path: '/page/icon.svg', type: 'image/svg+xml' },
} as const;

/** Records are untrusted: whatever one contains, the page runs no script of it and connects to no other host. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; " +
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  // Browsers ask each time whether a file has changed, so that an old page is never used with a new version of the service.
  'cache-control': 'no-cache',
};

/** Serves the page for people, with its files. For a client that does not ask for HTML, `/` is an unknown path, as it is without the page. */
export async function servePage(
  app: FastifyInstance,
  { folder, examples, finders, hasHistory }: PageOptions,
): Promise<void> {
  for (const [name, { path, type }] of Object.entries(FILES)) {
    const file = new StaticFile(await readFile(`${folder}${name}`), type);
    app.get(path, async (request, reply) => {
      if (path === '/') {
        addVary(reply, 'accept');
        if (!acceptsHtml(request.headers.accept)) throw noSuchPath();
      }
      return file.send(request, reply);
    });
  }
  // Created for the first request, because it would be most of the time of a start.
  let reference: StaticFile | undefined;
  app.get('/docs', async (request, reply) => {
    reference ??= new StaticFile(Buffer.from(referencePage(openApiDocument())), 'text/html; charset=utf-8');
    return reference.send(request, reply);
  });
  const offer = JSON.stringify({ examples, ...(hasHistory && { history: true }) });
  app.get('/page/examples', async (_request, reply) =>
    reply.type(JSON_TYPE).header('cache-control', 'no-cache').send(offer),
  );
  app.get<{ Params: { name: string } }>('/page/examples/:name', async ({ params: { name } }, reply) => {
    if (!examples.includes(name)) throw noSuchPath();
    const { kind } = subjectOf(name);
    const found = await finders[kind](name, freshnessOf(undefined), 'examples');
    reply.type(JSON_TYPE).header('cache-control', 'no-cache');
    return reply.send(`{"response":${lookupJson(kind, found)}}`);
  });
}

/** Browsers name HTML when they open an address. Clients that accept anything, or send no header, get the error of the API. */
const acceptsHtml = (accept: string | undefined): boolean =>
  (accept ?? '').split(',').some((range) => /^\s*text\/html\s*(?:;(?!\s*q=0(?:\.0*)?\s*$).*)?$/i.test(range));

/** Brotli's highest quality takes two seconds, for a result that is a tenth smaller. */
const ENCODINGS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} as const;
type Encoding = keyof typeof ENCODINGS;

/** A file in memory, compressed when a client first accepts that. */
class StaticFile {
  private readonly hash: string;
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(
    private readonly body: Buffer,
    private readonly type: string,
  ) {
    this.hash = createHash('sha1').update(body).digest('base64url');
  }

  async send({ headers, method }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = encodingFor(headers['accept-encoding']);
    const etag = `"${this.hash}${encoding === null ? '' : `-${encoding}`}"`;
    reply.headers({ ...HEADERS, etag });
    addVary(reply, 'accept-encoding');
    const isKnown = matches(headers['if-none-match'], etag);
    if (isKnown) reply.code(304);
    // Fastify would say that a HEAD without a body has the length 0, which is not that of the file (RFC 9110, section 8.6).
    if (isKnown && method !== 'HEAD') return reply.send();
    reply.type(this.type);
    if (encoding === null) return reply.send(this.body);
    return reply.header('content-encoding', encoding).send(await this.compress(encoding));
  }

  private compress(encoding: Encoding): Promise<Buffer> {
    const known = this.compressed.get(encoding);
    if (known !== undefined) return known;
    const made = ENCODINGS[encoding](this.body);
    this.compressed.set(encoding, made);
    return made;
  }
}

/** The best encoding that the client accepts; null for none. */
function encodingFor(accepted: string | undefined): Encoding | null {
  const taken = new Set(
    (accepted ?? '')
      .split(',')
      .filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each))
      .map((each) => each.split(';', 1)[0]?.trim().toLowerCase()),
  );
  return (Object.keys(ENCODINGS) as Encoding[]).find((encoding) => taken.has(encoding)) ?? null;
}

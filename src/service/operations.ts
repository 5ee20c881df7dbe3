import { createServer, type RequestListener } from 'node:http';
import { type Listening, listen } from './listen.js';
import type { Metrics } from './metrics.js';

export interface OperationsOptions {
  host: string;
  port: number;
  metrics: Metrics;
  /** Resolves when requests can be served; rejects with the reason why not. */
  ready(): Promise<void>;
}

/** `/healthz`, `/readyz` and `/metrics`, on a listener of their own that need not face the world. */
export function serveOperations({ host, port, metrics, ready }: OperationsOptions): Promise<Listening> {
  const pages: Readonly<Record<string, () => Promise<Page>>> = {
    '/healthz': async () => ({ status: 200, body: 'ok\n' }),
    '/readyz': () =>
      ready().then(
        () => ({ status: 200, body: 'ready\n' }),
        (error: unknown) => ({ status: 503, body: `not ready: ${(error as Error).message}\n` }),
      ),
    '/metrics': async () => ({ status: 200, body: await metrics.text(), type: metrics.contentType }),
  };
  const answer: RequestListener = async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
    const {
      status,
      body,
      type = 'text/plain; charset=utf-8',
    }: Page = page === undefined
      ? { status: 404, body: `${Object.keys(pages).join('\n')}\n` }
      : await page().catch((error: unknown) => ({ status: 500, body: `${(error as Error).message}\n` }));
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  };
  const server = createServer(
    { requestTimeout: 10_000 },
    (request, response) => void answer(request, response),
  );
  return listen(server, { host, port });
}

interface Page {
  status: number;
  body: string;
  type?: string;
}

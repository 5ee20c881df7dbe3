/**
 * npm run answers
 *
 * Writes `src/service/reference-answers.generated.ts`: for each operation of the API the answer to the request that the reference page shows,
 * from a service that replays the fixtures. Long texts and lists are shortened, keys and ids replaced.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createReplayServer, type Fixture, loadFixtures } from '../src/index.js';
import { createService, openApiDocument } from '../src/service/index.js';
import { operationsOf } from '../src/service/reference.js';
import type { ReferenceRequest } from '../src/service/reference-requests.js';

const MAX_TEXT = 50;
const MAX_LINES = 10;
const MAX_ITEMS = 2;
const MAX_WIDTH = 100;
const TOKEN = 'token-of-the-operator';

const folder = mkdtempSync(join(tmpdir(), 'port43-answers-'));
const fixtures = await loadFixtures(fileURLToPath(new URL('../fixtures', import.meta.url)));
/** The clock of the servers: `example.com` is renewed on the second day. */
let day = '2026-03-01';
const replay = await createReplayServer({
  fixtures: [...fixtures, ...fixtures.filter(({ domain }) => domain === 'example.com').map(renewed)],
  now: () => Date.parse(day),
});
const service = await createService({
  database: join(folder, 'port43.db'),
  port: 0,
  page: false,
  operations: false,
  log: { write: () => {} },
  lookups: { connect: replay.connect, pacing: false, rdap: 'never', retries: 0 },
  admin: { port: 0, token: TOKEN },
  history: 30,
});
const { api_token: key } = await service.accounts.create({
  email: 'client@example.com',
  plan: 'payg',
  credits: 1000,
});

const LOGIN = { key: `Basic ${btoa(`${key}:X`)}`, token: `Bearer ${TOKEN}` };

async function send({ method, path, headers, body, login }: ReferenceRequest, id = ''): Promise<Response> {
  const url =
    login === 'token'
      ? new URL(path, service.adminUrl ?? '')
      : `${service.url}${path.replace(/\bID\b/, id).replace(/\bVERSION\b/, version)}`;
  return fetch(url, {
    method,
    headers: { ...headers, ...(login !== null && { authorization: LOGIN[login] }) },
    body,
  });
}

/** Id of a version of `example.com`, of which there are two after this. */
let version = '';
for (day of ['2026-03-01', '2026-03-02']) {
  const headers = { authorization: LOGIN.key, 'cache-control': 'no-cache' };
  await fetch(`${service.url}/v1/lookup/example.com`, { headers });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const { history } = (await (await fetch(`${service.url}/v1/history/example.com`, { headers })).json()) as {
    history: { versions: { version: string }[] };
  };
  version = history.versions.at(-1)?.version ?? '';
}

/** Ids of what requests create, by the path below which it is found. */
const ids = new Map<string, string>();

/** What creates something comes first, what removes it later, and last what ends the keys of an account. */
const ORDER = ['PUT', 'POST', 'GET', 'DELETE'];
const LAST = ['adminRevokeAccount', 'adminRestoreAccount'];
const placeOf = ({
  method,
  operation: { operationId },
}: {
  method: string;
  operation: { operationId: string };
}) => (LAST.includes(operationId) ? ORDER.length + LAST.indexOf(operationId) : ORDER.indexOf(method));

const answers: [operationId: string, answer: { status: number; body: string }][] = [];
const operations = operationsOf(openApiDocument());
for (const { request, operation } of operations.toSorted((a, b) => placeOf(a) - placeOf(b))) {
  // The document itself is linked on the page, and long.
  if (request === null || operation.operationId === 'getOpenApi') continue;
  const [, collection = ''] = /^\/v1\/(\w+)/.exec(request.path) ?? [];
  if (/\/ID\b/.test(request.path) && !ids.has(collection)) continue;
  if (operation.operationId === 'getJob') await new Promise((resolve) => setTimeout(resolve, 3000));
  const response = await send(request, ids.get(collection));
  const text = (await response.text()).replaceAll(service.url, 'http://127.0.0.1:4343');
  if (!response.ok) {
    console.error(`${operation.operationId}: ${response.status} ${text.trim()}`);
    continue;
  }
  const type = response.headers.get('content-type') ?? '';
  if (request.method === 'POST') {
    const [made] = Object.values(JSON.parse(text)) as { id?: string }[];
    if (made?.id !== undefined) ids.set(collection, made.id);
  }
  const body = /json/.test(type) && !/ndjson/.test(type) ? pretty(text) : firstLines(text);
  answers.push([operation.operationId, { status: response.status, body: anonymous(body) }]);
}
await service.close();
await replay.close();
rmSync(folder, { recursive: true });

/** Formats JSON, with objects and lists on one line if they fit; long texts and lists are shortened. */
function pretty(text: string): string {
  const write = (value: unknown, indent: string): string => {
    const line = JSON.stringify(value);
    if (line.length + indent.length <= MAX_WIDTH || typeof value !== 'object' || value === null) return line;
    const inner = `${indent} `;
    const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
    const items = Object.entries(value).map(
      ([key, item]) =>
        `${inner}${Array.isArray(value) ? '' : `${JSON.stringify(key)}: `}${write(item, inner)}`,
    );
    return `${open}\n${items.join(',\n')}\n${indent}${close}`;
  };
  return write(
    JSON.parse(text, (_key, value) => shortened(value)),
    '',
  );
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string' && value.length > MAX_TEXT) return `${value.slice(0, MAX_TEXT)}…`;
  if (!Array.isArray(value) || value.length <= MAX_ITEMS) return value;
  const first = value.slice(0, MAX_ITEMS);
  return typeof value[0] === 'string' ? [...first, '…'] : first;
}

function firstLines(text: string): string {
  const lines = text.trimEnd().split(/\r?\n/);
  return lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), '…'].join('\n') : lines.join('\n');
}

function anonymous(text: string): string {
  let changed = text.replaceAll(key, 'KEY');
  for (const id of ids.values()) changed = changed.replaceAll(id, 'ID');
  return changed
    .replace(/"api_token": ?"[0-9a-f]{40}"/g, '"api_token": "KEY"')
    .replace(/"whsec_[^"]+"/g, '"whsec_SECRET"')
    .replace(/"id": ?"[0-9a-f]{16}"/g, '"id": "ID"');
}

const order = operations.map(({ operation }) => operation.operationId);
answers.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
writeFileSync(
  new URL('../src/service/reference-answers.generated.ts', import.meta.url),
  `/** Made by \`npm run answers\`: the answers that the reference page shows, by operation. */
export const ANSWERS: Readonly<Record<string, { status: number; body: string }>> = {
${answers.map(([id, { status, body }]) => `  ${id}: {\n    status: ${status},\n    body: ${JSON.stringify(body)},\n  },`).join('\n')}
};
`,
);
console.log(`${answers.length} of ${operations.length} operations`);

/** The next version of a response, which expires a year later. */
function renewed({ name, body, ...fixture }: Fixture): Fixture {
  const text = new TextDecoder()
    .decode(body)
    .replace(/(Expiry Date: )(\d{4})/, (_, label, year) => `${label}${Number(year) + 1}`);
  return { ...fixture, name: `${name}@2026-03-02`, body: new TextEncoder().encode(text) };
}

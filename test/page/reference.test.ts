import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../src/service/index.js';
import { operationsOf, referencePage } from '../../src/service/reference.js';
import { ANSWERS } from '../../src/service/reference-answers.generated.js';
import { curlOf, requestFor } from '../../src/service/reference-requests.js';

const document = openApiDocument();
const operations = operationsOf(document);
const html = referencePage(document);

const ajv = new Ajv2020({ strict: false }).addSchema(document, 'openapi');
const pointer = (...keys: string[]) =>
  keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** The document itself, which the page links; a callback that would have to be sent to a public address. */
const WITHOUT_ANSWER = ['getOpenApi', 'repeatJobCallback'];

/** Faults of an answer, by the document's schema for it. */
function faultsOf(
  path: string,
  method: string,
  { status, body }: { status: number; body: string },
): string[] {
  const [inDocument = ''] = [path.replace(/^\/v1(?=\/)/, ''), path].filter((each) => each in document.paths);
  const name = method.toLowerCase();
  const item: Record<string, { responses?: Record<string, { content?: object }> }> = Object(
    document.paths[inDocument],
  );
  const content = item[name]?.responses?.[String(status)]?.content ?? {};
  const [type = ''] = Object.keys(content);
  if (!/[/+]json/.test(type) || /ndjson/.test(type)) return [];
  const at = pointer('paths', inDocument, name, 'responses', String(status), 'content', type, 'schema');
  const validate = ajv.compile({ $ref: `openapi#${at}` });
  return validate(JSON.parse(body)) ? [] : [ajv.errorsText(validate.errors)];
}

describe('the reference of the API', () => {
  it('has a command for every operation (bodies are in reference-requests.ts)', () => {
    expect(operations.length).toBeGreaterThan(20);
    const without = operations.filter(({ request }) => request === null);
    expect(without.map(({ operation }) => operation.operationId)).toEqual([]);
    expect(html.match(/<pre class="curl"/g)?.length).toBe(operations.length);
    expect(html).toContain(
      '<code>curl -u KEY:X http://127.0.0.1:4343/v1/whois/example.com/properties</code>',
    );
  });

  it('has an example response for every operation that matches its schema (`npm run answers` writes them)', {
    tags: 'slow',
  }, () => {
    const ids = operations
      .map(({ operation }) => operation.operationId)
      .filter((id) => !WITHOUT_ANSWER.includes(id));
    expect(ids.filter((id) => ANSWERS[id] === undefined)).toEqual([]);
    for (const { path, method, operation } of operations) {
      const answer = ANSWERS[operation.operationId];
      if (answer !== undefined)
        expect([operation.operationId, ...faultsOf(path, method, answer)]).toEqual([operation.operationId]);
    }
  });

  it('shows no key, and no address of the service that answered', () => {
    for (const { body } of Object.values(ANSWERS)) {
      expect(body).not.toMatch(/\b[0-9a-f]{40}\b/);
      expect(body).not.toMatch(/127\.0\.0\.1:(?!4343)/);
    }
  });

  it('quotes commands correctly for a shell', () => {
    const post = requestFor('POST', '/v1/keys', { operationId: 'createKey' }, true);
    expect(post === null ? '' : curlOf(post)).toBe(
      `curl -u KEY:X -H 'content-type: application/json' -d '{"name":"shop","manages":false}' http://127.0.0.1:4343/v1/keys`,
    );
    const remove = requestFor(
      'DELETE',
      '/v1/jobs/{id}',
      { operationId: 'endJob', parameters: [{ name: 'id', in: 'path' }] },
      false,
    );
    expect(remove === null ? '' : curlOf(remove)).toBe(
      'curl -X DELETE -u KEY:X http://127.0.0.1:4343/v1/jobs/ID',
    );
    const odd = { method: 'GET', path: "/v1/a'b?c=d", headers: {}, body: null, login: null };
    expect(curlOf(odd)).toBe(`curl 'http://127.0.0.1:4343/v1/a'\\''b?c=d'`);
  });
});

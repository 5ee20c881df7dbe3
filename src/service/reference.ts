import type { OpenApiDocument } from './openapi.js';
import { ANSWERS } from './reference-answers.generated.js';
import { curlOf, type ReferenceRequest, requestFor } from './reference-requests.js';
import type { Schema } from './schemas.js';

type Operation = NonNullable<OpenApiDocument['paths'][string]['get']>;
type Body = Readonly<Record<string, { schema: Schema }>>;

/**
 * The OpenAPI document as one page of HTML without scripts, with a command and its response for each operation. No package is used: most
 * viewers do not work under the page's content security policy, and the one that does is more than three times as large as the page, and
 * has faults that axe finds (docs/page.md has the measurements).
 */
export function referencePage({ info, paths, components }: OpenApiDocument): string {
  const operations = operationsOf({ paths });
  const schemas = Object.entries<Schema>(components.schemas);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API · ${escaped(info.title)}</title>
<link rel="icon" href="/page/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/page/page.css">
</head>
<body class="reference">
<header class="top"><h1><a href="/"><img src="/page/icon.svg" alt="" width="26" height="26">${escaped(info.title)}</a></h1>
<nav aria-label="Pages"><a href="/#/">Look up</a><a href="/#/list">List</a><a href="/#/read">Read a record</a><a href="/#/account">Account</a><a href="/docs" aria-current="page">API</a><a href="/openapi.json">OpenAPI</a></nav></header>
<main>
<h2>API, version ${escaped(info.version)}</h2>
${info.description.split('\n\n').map(paragraph).join('\n')}
${paragraph(`HTTP Basic, ${components.securitySchemes.key.description}; or the key in \`Authorization: Bearer\`, or in \`X-API-Key\`. Operations that need no key say so.`)}
<nav aria-label="Contents"><ul>
${operations.map(({ method, path, operation }) => `<li>${link(operation.operationId, `${method} ${path}`)} ${inline(operation.summary)}</li>`).join('\n')}
</ul></nav>
${operations.map(operationSection).join('\n')}
<h2>Schemas</h2>
${schemas.map(([name, schema]) => schemaSection(name, schema)).join('\n')}
</main>
</body>
</html>
`;
}

function priceOf(operation: Operation): string {
  if ('x-credits-per-name' in operation && operation['x-credits-per-name'] !== undefined)
    return `${operation['x-credits-per-name']} credit for each name`;
  return operation['x-credits'] === 0 ? 'free' : `${operation['x-credits']} credit`;
}

/** The operations in the order of the document, each with the request that is shown for it; null if there is none. */
export const operationsOf = ({ paths }: Pick<OpenApiDocument, 'paths'>) =>
  Object.entries(paths).flatMap(([below, item]) => {
    const path = (item.servers === undefined ? '/v1' : '') + below;
    return (['get', 'post', 'put', 'delete'] as const).flatMap((name) => {
      const operation = item[name];
      if (operation === undefined) return [];
      const method = name.toUpperCase();
      const hasBody = 'requestBody' in operation && operation.requestBody !== undefined;
      return [{ method, path, operation, request: requestFor(method, path, operation, hasBody) }];
    });
  });

function operationSection({
  method,
  path,
  operation,
  request,
}: ReturnType<typeof operationsOf>[number]): string {
  const { operationId, summary, responses } = operation;
  const notes = [
    priceOf(operation),
    ...('security' in operation ? [operation.security.length === 0 ? 'no key' : "the operator's token"] : []),
    ...('deprecated' in operation ? ['deprecated'] : []),
  ];
  const parameters = 'parameters' in operation ? (operation.parameters as Parameter[]) : [];
  const body: Body = 'requestBody' in operation ? (operation.requestBody?.content ?? {}) : {};
  return `<section aria-labelledby="${escaped(operationId)}">
<h2 id="${escaped(operationId)}"><code>${escaped(`${method} ${path}`)}</code></h2>
${paragraph(`${summary} (${notes.join(', ')})`)}
${request === null ? '' : tried(request, ANSWERS[operationId])}
${table(
  'Parameters',
  ['parameter', 'in', 'meaning'],
  parameters.map((each) => [
    `<code>${escaped(each.name)}</code>${each.required === true ? ' *' : ''}`,
    escaped(each.in),
    inline(each.description ?? ''),
  ]),
)}
${table(
  'Request body',
  ['type', 'schema'],
  Object.entries(body).map(([type, { schema }]) => [escaped(type), typeOf(schema)]),
)}
${table(
  'Responses',
  ['status', 'meaning', 'schema'],
  Object.entries(responses as Record<string, Response>).map(([status, { description, content = {} }]) => [
    escaped(status),
    description.split('; ').map(inline).join('<br>'),
    [...new Set(Object.values(content).map(({ schema }) => typeOf(schema)))].join(' or '),
  ]),
)}
</section>`;
}

/** A command with its response. The lines of a response can be wider than the page: they scroll, by keyboard too. */
const tried = (request: ReferenceRequest, answer: { status: number; body: string } | undefined): string =>
  `<pre class="curl" tabindex="0"><code>${escaped(curlOf(request))}</code></pre>
${
  answer === undefined
    ? ''
    : `<details><summary>Answer: ${answer.status}</summary>
<pre class="answer" tabindex="0"><code>${escaped(answer.body)}</code></pre></details>`
}`;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
}

interface Response {
  description: string;
  content?: Body;
}

function schemaSection(name: string, schema: Schema): string {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  return `<section aria-labelledby="${escaped(name)}">
<h3 id="${escaped(name)}"><code>${escaped(name)}</code></h3>
${fields.length === 0 ? `<p>${typeOf(schema)}</p>` : ''}
${table(
  `Fields of ${name}`,
  ['field', 'type', 'meaning'],
  fields.map(([field, each]) => [
    `<code>${escaped(field)}</code>`,
    typeOf(each),
    inline(String(each.description ?? '')),
  ]),
)}
</section>`;
}

/** The type of a value in a few words, with links to named schemas. */
function typeOf(schema: Schema): string {
  const { $ref, type, items, properties, enum: values, anyOf, oneOf } = schema as Loose;
  if ($ref !== undefined) return link($ref.replace(/^.*\//, ''));
  if (values !== undefined) return values.map((value) => `<code>${escaped(String(value))}</code>`).join(', ');
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) return choices.map(typeOf).join(' or ');
  if (items !== undefined) return `list of ${typeOf(items)}`;
  if (properties !== undefined)
    return `{ ${Object.entries(properties)
      .map(([name, inner]) => `${escaped(name)}: ${typeOf(inner)}`)
      .join(', ')} }`;
  return escaped([type ?? 'any value'].flat().join(' or '));
}

interface Loose {
  $ref?: string;
  type?: string | string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** A table, or nothing without rows. Cells are HTML. */
function table(caption: string, head: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const heads = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<table><caption>${escaped(caption)}</caption><thead><tr>${heads}</tr></thead>
<tbody>${lines.join('\n')}</tbody></table>`;
}

const link = (id: string, text = id): string => `<a href="#${escaped(id)}"><code>${escaped(text)}</code></a>`;

const paragraph = (text: string): string => `<p>${inline(text)}</p>`;

/** Text with `code` in backticks. */
const inline = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * Generates from the interfaces in `src/parse/properties.ts`:
 *
 * - `src/parse/fields.generated.ts`: the keys of each, in order, and their JSON Schemas, for the OpenAPI document;
 * - the tables of `docs/properties.md`.
 *
 *   npm run fields                 writes them
 *   npm run fields -- --check      exits 1 if one differs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

interface Field {
  readonly name: string;
  /** As in the interface: `string | null`. */
  readonly type: string;
  readonly means: string;
  /** JSON. */
  readonly example: string | null;
}

const root = new URL('../', import.meta.url);
const source = ts.createSourceFile(
  'properties.ts',
  readFileSync(new URL('src/parse/properties.ts', root), 'utf8'),
  ts.ScriptTarget.Latest,
  true,
);
const interfaces = new Map(
  source.statements
    .filter((statement) => ts.isInterfaceDeclaration(statement))
    .map((each): [string, Field[]] => [each.name.text, each.members.map(fieldOf)]),
);

function fieldOf(member: ts.TypeElement): Field {
  if (!ts.isPropertySignature(member) || member.type === undefined)
    throw new TypeError(`expected fields with a type, found ${member.getText(source)}`);
  const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(source);
  const [comment] = ts.getJSDocCommentsAndTags(member);
  const means = comment === undefined ? '' : (ts.getTextOfJSDocComment(comment.comment) ?? '');
  if (means === '') throw new TypeError(`${name} has no comment that describes it`);
  const [example] = ts.getJSDocTags(member).filter(({ tagName }) => tagName.text === 'example');
  return {
    name,
    type: member.type.getText(source),
    means: means.replace(/\s+/g, ' ').trim(),
    example: example === undefined ? null : (ts.getTextOfJSDocComment(example.comment) ?? null),
  };
}

/** Schemas, as code, of types that are not interfaces of the file. */
const TYPES: Readonly<Record<string, string>> = {
  string: "type: 'string'",
  number: "type: 'integer'",
  boolean: "type: 'boolean'",
  Time: "type: 'string'",
  Status: "type: 'string', enum: STATUSES",
  Action: "type: 'string', enum: ACTIONS",
  ContactType: "type: 'integer', enum: [1, 2, 3, 4]",
};

/** Interfaces that may be null wherever they are used. */
const nullable = new Set(
  [...interfaces.values()]
    .flat()
    .filter(({ type }) => type.endsWith(' | null'))
    .map(({ type }) => withoutNull(type)),
);

function withoutNull(type: string): string {
  return type.replace(/ \| null$/, '');
}

function schemaOf({ type, means }: Field): string {
  const item = type.endsWith('[]') ? type.slice(0, -'[]'.length) : null;
  if (item !== null)
    return `{ type: 'array', items: { ${schemaOfType(item)} }, description: ${quoted(means)} }`;
  // OpenAPI tools ignore a description next to a reference.
  if (interfaces.has(withoutNull(type))) return `{ ${schemaOfType(withoutNull(type))} }`;
  const known = schemaOfType(withoutNull(type));
  const orNull = withoutNull(type) === type ? known : known.replace(/type: ('\w+')/, "type: [$1, 'null']");
  return `{ ${orNull}, description: ${quoted(described(type, means))} }`;
}

function schemaOfType(type: string): string {
  if (interfaces.has(type)) return `$ref: '#/components/schemas/${type}'`;
  const known = TYPES[type];
  if (known === undefined) throw new TypeError(`no schema is known for the type ${type}`);
  return known;
}

const described = (type: string, means: string): string =>
  withoutNull(type) === 'Time' ? `${means} ISO 8601 with a numeric UTC offset.` : means;

const quoted = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;

const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);

const keysOf = (fields: readonly { name: string }[]): string =>
  `[${fields.map((field) => `'${field.name}'`).join(', ')}]`;
const lists = [...interfaces].map(([name, fields]) => `  ${name}: ${keysOf(fields)},`);
// The keys again, and not `FIELDS.…`: bundlers keep an unused object that reads another one, since that could have side effects.
const schemas = [...interfaces].map(
  ([name, fields]) => `  ${name}: {
    type: ${nullable.has(name) ? "['object', 'null']" : "'object'"},
    required: ${keysOf(fields)},
    properties: {
${fields.map((field) => `      ${keyOf(field.name)}: ${schemaOf(field)},`).join('\n')}
    },
  },`,
);

const code = `// Made of properties.ts by \`npm run fields\`: change that file, then run it.
import type {
${[...interfaces.keys()].map((name) => `  ${name},`).join('\n')}
} from './properties.js';
import { ACTIONS, STATUSES } from './properties.js';

/** The interfaces that properties consist of, by their names. */
export interface PropertyTypes {
${[...interfaces.keys()].map((name) => `  /** See {@link ${name}}. */\n  ${name}: ${name};`).join('\n')}
}

/** JSON Schema of an object in the properties. */
export type FieldSchema = {
  /** \`object\`, or both \`object\` and \`null\` where there may be none. */
  readonly type: string | readonly string[];
  /** All keys: a field without a value is null. */
  readonly required: readonly string[];
  /** The schema of each key. */
  readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** The keys of the properties, and of each object in them, in their order. */
export const FIELDS: { readonly [Name in keyof PropertyTypes]: readonly (keyof PropertyTypes[Name])[] } = {
${lists.join('\n')}
};

/**
 * JSON Schemas of the properties, and of each object in them, by the names of their types. They refer to each other as in an OpenAPI
 * document: \`#/components/schemas/Contact\`.
 */
export const FIELD_SCHEMAS: Readonly<Record<keyof PropertyTypes, FieldSchema>> = {
${schemas.join('\n')}
};
`;

/** Describes a type in the documentation. */
function typeInWords(type: string): string {
  const one = withoutNull(type);
  const words: Readonly<Record<string, string>> = {
    string: 'text',
    boolean: 'true, false',
    Time: 'time',
    Status: 'one word',
    Action: 'text',
    ContactType: 'number',
    Contact: 'contacts',
    Nameserver: 'nameservers',
    DatedEvent: 'events',
    DelegationSigner: 'signers',
    DnsKey: 'keys',
  };
  if (type.endsWith('[]')) return `list of ${words[type.slice(0, -2)] ?? type.slice(0, -2)}`;
  const word = interfaces.has(one) ? 'object' : (words[one] ?? one);
  if (one === type) return word;
  return word.includes(',') ? `${word}, null` : `${word} or null`;
}

const tableOf = (name: string): string =>
  [
    '| key | type | meaning | example |',
    '| --- | --- | --- | --- |',
    ...(interfaces.get(name) ?? []).map(
      ({ name, type, means, example }) =>
        `| \`${name}\` | ${typeInWords(type)} | ${means} | ${example === null ? '' : `\`${example}\``} |`,
    ),
  ].join('\n');

const page = readFileSync(new URL('docs/properties.md', root), 'utf8').replace(
  /<!-- fields of (\w+) -->.*?<!-- end -->/gs,
  (_, name: string) => `<!-- fields of ${name} -->\n\n${tableOf(name)}\n\n<!-- end -->`,
);

const check = process.argv.includes('--check');
for (const [path, text] of [
  ['src/parse/fields.generated.ts', code],
  ['docs/properties.md', page],
] as const) {
  const file = new URL(path, root);
  if (!check) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${path} is out of date: run \`npm run fields\``);
    process.exitCode = 1;
  }
}

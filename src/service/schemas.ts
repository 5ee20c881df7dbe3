import {
  AVAILABILITY_REASONS,
  type AvailabilityDetails,
  CHANGE_KINDS,
  type Change,
  CONTACT_ROLES,
  FIELD_SCHEMAS,
  type LookupSource,
  type Part,
  RESOURCE_STATUSES,
  type ResourceContact,
  type ResourceProperties,
  STATUSES,
} from '../index.js';
import { CALLBACK_STATES, type CallbackView } from './callbacks/view.js';
import { PLANS } from './database/schema.js';
import type { VersionView } from './history/view.js';
import { type JobView, LONGEST_NAME, MOST_NAMES } from './jobs/api.js';
import { JOB_STATES, WANTS } from './jobs/tables.js';
import type { KeyView } from './named-keys.js';
import { GROUPINGS } from './usage.js';
import { WATCH_SCHEMAS } from './watches/schemas.js';

/** JSON Schemas of the OpenAPI document. */
export type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const textOrNull: Schema = { type: ['string', 'null'] };
const truth: Schema = { type: 'boolean' };
const truthOrNull: Schema = { type: ['boolean', 'null'] };
const time: Schema = { type: ['string', 'null'], description: 'ISO 8601 with a numeric UTC offset' };
const daystamp: Schema = {
  type: 'string',
  description: 'UTC day on which the record was fetched, YYYY-MM-DD',
  examples: ['2026-11-20'],
};

/** All fields are required: a field without a value is null. */
const object = <Fields extends Readonly<Record<string, Schema>>>(properties: Fields) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const list = (items: Schema): Schema => ({ type: 'array', items });
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const warnings: Schema = {
  ...list(text),
  description: 'Problems that did not prevent a result, such as a registrar that did not respond',
};

const stale: Schema = {
  const: true,
  description: 'The record is older than usual, because the servers fail; absent otherwise',
};

/** A response from a record: with warnings, if there are any. */
const recordResponse = (
  fields: Readonly<Record<string, Schema>>,
  more: Readonly<Record<string, Schema>> = {},
) => object({ response: { ...object(fields), properties: { ...fields, ...more, warnings, stale } } });

const part: Record<Exclude<keyof Part, 'rdap'>, Schema> = {
  body: { ...text, description: 'The response of the server, as UTF-8' },
  host: { ...textOrNull, description: 'Host name of the server' },
};

const resourceContact: Record<keyof ResourceContact, Schema> = {
  handle: textOrNull,
  name: textOrNull,
  organization: textOrNull,
  address: { ...textOrNull, description: 'Lines, joined with line feeds' },
  country_code: { ...textOrNull, description: 'Two capital letters' },
  phone: textOrNull,
  fax: textOrNull,
  email: textOrNull,
};

const number: Record<keyof ResourceProperties, Schema> = {
  kind: { type: 'string', enum: ['ipv4', 'ipv6', 'as'] },
  status: {
    type: 'string',
    enum: RESOURCE_STATUSES,
    description: 'special: reserved by a standard (RFC 6890), so that no server was asked',
  },
  handle: textOrNull,
  name: textOrNull,
  start: {
    ...textOrNull,
    description: 'First address or AS number of the block that contains the query',
  },
  end: textOrNull,
  prefixes: { ...list(text), description: 'The block as prefixes' },
  type: { ...textOrNull, description: 'The kind of allocation or assignment, in the registry’s words' },
  country: { ...textOrNull, description: 'Two capital letters' },
  parent: { ...textOrNull, description: 'Handle of the parent block' },
  origin: { ...list(text), description: 'Autonomous systems that announce it' },
  organization: { ...textOrNull, description: 'Name of the holder' },
  contacts: object(
    Object.fromEntries(CONTACT_ROLES.map((role) => [role, list(ref('ResourceContact'))])) as Record<
      string,
      Schema
    >,
  ),
  created_on: time,
  updated_on: time,
  remarks: list(text),
  geofeed: {
    ...textOrNull,
    description: 'URL of the file in which the holder says where the addresses are used (RFC 8805)',
  },
};

const conflicts: Schema = {
  ...list(
    object({
      path: { ...text, description: 'Path of the property; of an event by its action, `events.transfer`' },
      values: list(
        object({
          value: { type: ['string', 'number', 'boolean', 'array'], items: text },
          host: textOrNull,
          protocol: { type: 'string', enum: ['whois', 'rdap'] },
        }),
      ),
    }),
  ),
  description: 'With `protocol=both` only: what WHOIS and RDAP disagree on',
};

const account = {
  id: text,
  email: text,
  api_token: { ...text, description: 'The key of this request' },
  credits_remaining: { type: ['integer', 'null'], description: 'null unless the plan is pay-as-you-go' },
  plan: { type: 'string', enum: PLANS },
  quota: { type: ['integer', 'null'], description: 'Requests per month; null unless the plan is monthly' },
  used: { type: ['integer', 'null'], description: 'Requests of the quota that are used in this period' },
  period: {
    ...object({ starts_on: time, ends_on: time }),
    type: ['object', 'null'],
    description: 'The UTC month of the quota; null unless the plan is monthly',
  },
};

const amounts = {
  charged: { type: 'integer', minimum: 0, description: 'Credits, or requests of a quota' },
  refunded: { type: 'integer', minimum: 0, description: 'Given back, on the day of the refund' },
};

const day: Schema = { ...text, description: 'UTC day, YYYY-MM-DD', examples: ['2026-11-20'] };

const usageRow = {
  ...object({
    day: { ...day, description: 'UTC day, YYYY-MM-DD; with `by=day` only' },
    route: {
      ...textOrNull,
      description: 'Path of the route, null if it was not stored; with `by=route` only',
    },
    key: {
      ...object({ id: text, name: { ...textOrNull, description: 'null if the key was deleted' } }),
      description: 'With `by=key` only; `main` is the account’s own key',
    },
    ...amounts,
  }),
  required: Object.keys(amounts),
};

const key: Record<keyof KeyView, Schema> = {
  id: { ...text, description: "`main` for the account's own key" },
  name: text,
  manages: { ...truth, description: 'Whether it may list, create and delete keys' },
  created_on: { ...time, description: "ISO 8601 with a numeric UTC offset; null for the account's own key" },
  last_used_on: { ...time, description: 'ISO 8601 with a numeric UTC offset; null if it was never used' },
};

const token: Schema = { ...text, description: 'The key itself, which no other response has' };

const callback: Record<keyof CallbackView, Schema> = {
  url: text,
  state: {
    type: 'string',
    enum: CALLBACK_STATES,
    description: 'waiting: its event has not happened; sending: an attempt is due or in progress',
  },
  attempts: { type: 'integer', description: 'Attempts since it was due, at most 3' },
  status: { type: ['integer', 'null'], description: 'Status of the last response; null if there was none' },
  last_on: time,
};

const job: Record<keyof JobView, Schema> = {
  id: text,
  want: { type: 'string', enum: WANTS },
  state: {
    type: 'string',
    enum: JOB_STATES,
    description:
      'done: every name was answered or failed; ended: stopped before that, by DELETE or after five days',
  },
  names: { type: 'integer', description: 'Number of names' },
  answered: { type: 'integer', description: 'Names with a result so far' },
  failed: { type: 'integer', description: 'Names with an error so far' },
  created_on: { type: 'string', description: 'ISO 8601 with a numeric UTC offset' },
  done_on: time,
  callback: {
    ...object(callback),
    type: ['object', 'null'],
    description: 'null if the job has none',
  },
};

const newJob = {
  names: list({ type: 'string', maxLength: LONGEST_NAME }),
  want: { type: 'string', enum: WANTS },
  callback: {
    type: 'string',
    description:
      'URL at a public address that gets a POST when the job ends, signed as Standard Webhooks require',
  },
};

const jobResult = {
  index: { type: 'integer', minimum: 0, description: 'Index of the name in the list, from 0' },
  input: { type: 'string', description: 'The name as the client sent it' },
  domain: { ...text, description: 'The domain that was looked up; only with a result' },
  query: { ...text, description: 'In the place of `domain`: the address, prefix or AS number' },
  available: truth,
  properties: ref('Properties'),
  number: { ...ref('ResourceProperties'), description: 'In the place of `properties`' },
  record: text,
  error: { ...ref('ApiError'), description: 'In place of a result' },
};

const error = {
  code: { ...textOrNull, description: 'null if the request was not HTTP, too large or too slow' },
  name: text,
  message: text,
};

const source: Record<keyof LookupSource, Schema> = {
  host: { ...textOrNull, description: 'Host name of the server' },
  protocol: { type: 'string', enum: ['whois', 'rdap'] },
  ms: {
    type: 'integer',
    description:
      'From the start of the connection to the end of the response, without the wait for the rate limit',
  },
  charset: { ...textOrNull, description: 'In which the response was read; null if the server sent nothing' },
};

const availability: Record<keyof AvailabilityDetails, Schema> = {
  available: truth,
  status: { type: 'string', enum: STATUSES },
  reason: { type: 'string', enum: AVAILABILITY_REASONS, description: 'See docs/availability.md' },
  host: { ...textOrNull, description: 'Host name of the server whose response decided' },
  line: { ...textOrNull, description: 'The line of the response that decided; null if no single line did' },
  by: {
    type: ['string', 'null'],
    enum: ['whois', 'rdap', 'dns', null],
    description: 'How the response came',
  },
};

/** What a lookup returns with the properties of a domain or of a number. */
const lookup = {
  record: { ...text, description: 'The parts, merged into one text' },
  parts: list(ref('Part')),
  warnings,
  sources: { ...list(ref('Source')), description: 'Where the parts came from, in the same order' },
  cached: { ...truth, description: 'Whether the record was stored already; `Age` is its age' },
  stale: {
    ...truth,
    description: 'Whether a record that is older than usual is served because the servers fail',
  },
};

const moment: Schema = { ...text, description: 'ISO 8601 with a numeric UTC offset' };

const version: Record<keyof VersionView, Schema> = {
  version: { ...text, description: 'Its id: the same facts from the same servers always have the same one' },
  first_seen: { ...moment, description: 'When a lookup of this service first found it, ISO 8601' },
  last_seen: { ...moment, description: 'When a lookup last found it, ISO 8601' },
  returned_on: {
    ...textOrNull,
    description:
      'Since when it has been seen again after its servers sent another version, ISO 8601; null if it was never replaced, or did not come back',
  },
  hosts: { ...list(textOrNull), description: 'Host names of the servers that the record came from' },
  status: { type: 'string', enum: STATUSES },
  registrar: { ...textOrNull, description: 'Name of the registrar' },
  expires_on: time,
  nameservers: { ...list(text), description: 'Names of the name servers' },
};

const change: Record<keyof Change, Schema> = {
  path: { ...text, description: 'Path of the property, such as `registrar.name`' },
  before: { type: ['string', 'number', 'boolean', 'array', 'null'], items: text },
  after: { type: ['string', 'number', 'boolean', 'array', 'null'], items: text },
  kind: {
    type: 'string',
    enum: Object.keys(CHANGE_KINDS).filter((kind) => kind !== 'format'),
    description: 'See docs/diff.md',
  },
};

/** Names of a batch. */
export const MOST_NAMES_AT_ONCE = 100;

const batchResult = {
  index: { type: 'integer', minimum: 0, description: 'Index of the name in the list, from 0' },
  input: { type: 'string', description: 'The name as the client sent it' },
  response: {
    anyOf: [ref('DomainLookup'), ref('NumberLookup')],
    description: 'As `/lookup/{query}` returns it; missing if there is an error',
  },
  error: { ...ref('ApiError'), description: 'In place of a response' },
};

/** The schemas by their names in the OpenAPI document. */
export const SCHEMAS = {
  ...FIELD_SCHEMAS,
  Part: object(part),
  ResourceProperties: object(number),
  ResourceContact: object(resourceContact),
  Account: object(account),
  ApiError: object(error),
  RecordResponse: recordResponse({ daystamp, record: text }),
  PartsResponse: recordResponse({ daystamp, parts: list(ref('Part')) }),
  PropertiesResponse: recordResponse({ daystamp, properties: ref('Properties') }, { conflicts }),
  NumberResponse: recordResponse({
    daystamp,
    query: { ...text, description: 'The address, prefix or AS number, in its normal form' },
    number: ref('ResourceProperties'),
    record: text,
    parts: list(ref('Part')),
  }),
  Source: object(source),
  DomainLookup: object({
    daystamp,
    query: { ...text, description: 'What was looked up, in its normal form' },
    domain: text,
    available: { ...truthOrNull, description: 'null if the response does not say, or is stale' },
    properties: ref('Properties'),
    ...lookup,
  }),
  NumberLookup: object({
    daystamp,
    query: { ...text, description: 'The address, prefix or AS number, in its normal form' },
    number: ref('ResourceProperties'),
    ...lookup,
  }),
  LookupResponse: object({ response: { anyOf: [ref('DomainLookup'), ref('NumberLookup')] } }),
  NewBatch: object({
    names: {
      ...list({ type: 'string', maxLength: LONGEST_NAME }),
      minItems: 1,
      maxItems: MOST_NAMES_AT_ONCE,
    },
  }),
  BatchResult: { ...object(batchResult), required: ['index', 'input'] },
  BatchResponse: object({ results: list(ref('BatchResult')) }),
  AvailabilityResponse: recordResponse(availability),
  DatedAvailabilityResponse: recordResponse({ daystamp, available: truth, registered: truthOrNull }),
  AccountResponse: object({ account: ref('Account') }),
  UsageRow: usageRow,
  UsageResponse: object({
    usage: object({
      by: { type: 'string', enum: GROUPINGS },
      from: day,
      to: day,
      ...amounts,
      rows: list(ref('UsageRow')),
    }),
  }),
  Key: object(key),
  KeyResponse: object({ key: ref('Key') }),
  KeysResponse: object({ keys: list(ref('Key')) }),
  NewKey: {
    ...object({
      name: { ...text, minLength: 1, maxLength: 64, description: 'Unique within the account' },
      manages: { ...truth, default: false, description: 'Whether it may list, create and delete keys' },
    }),
    required: ['name'],
  },
  NewKeyResponse: object({ key: object({ ...key, api_token: token }) }),
  BalanceCallback: object({
    ...callback,
    below: { type: 'integer', minimum: 1, description: 'It is sent when less than this is left' },
  }),
  BalanceCallbackResponse: object({ callback: ref('BalanceCallback') }),
  NewBalanceCallback: object({
    url: { ...text, description: 'Gets a POST, signed as Standard Webhooks require' },
    below: { type: 'integer', minimum: 1, description: 'Credits, or requests of the quota' },
  }),
  CallbackSecretResponse: object({
    callback_secret: object({
      secret: { ...text, description: '`whsec_` and base64; no other response has it' },
      created_on: time,
      former_until: {
        ...time,
        description: 'Until when the previous secret signs too; null if there was none',
      },
    }),
  }),
  Job: object(job),
  JobResponse: object({ job: ref('Job') }),
  JobsResponse: object({ jobs: list(ref('Job')) }),
  JobResult: { ...object(jobResult), required: ['index', 'input'] },
  NewJob: {
    ...object({ ...newJob, names: { ...newJob.names, minItems: 1, maxItems: MOST_NAMES } }),
    required: ['names', 'want'],
  },
  Version: object(version),
  Change: object(change),
  VersionChange: object({
    on: { ...moment, description: 'When `to_version` was first seen, or came back, ISO 8601' },
    from_version: text,
    to_version: text,
    changes: list(ref('Change')),
  }),
  HistoryResponse: object({ history: object({ domain: text, versions: list(ref('Version')) }) }),
  ChangesResponse: object({ history: object({ domain: text, changes: list(ref('VersionChange')) }) }),
  VersionResponse: object({
    history: object({
      domain: text,
      ...version,
      properties: ref('Properties'),
      record: { ...text, description: 'The parts, merged into one text' },
      parts: list(ref('Part')),
    }),
  }),
  ...WATCH_SCHEMAS,
  ErrorResponse: object({ error: ref('ApiError') }),
  EntryPoint: object({ version: text, name: text, routes: list(text) }),
} as const;

export type SchemaName = keyof typeof SCHEMAS;

/** A name in a path: no notation of a domain name is longer. */
export const NAME = { type: 'string', minLength: 1, maxLength: 2048 } as const;

import {
  type AbuseContact,
  ACTIONS,
  CONTACT_ROLES,
  type Contact,
  type DatedEvent,
  type Dnssec,
  type Nameserver,
  NUMBER_STATUSES,
  type NumberContact,
  type NumberProperties,
  type Part,
  type Properties,
  type Registrar,
  type Reseller,
  STATUSES,
} from '../index.js';
import { type JobView, LONGEST_NAME, MOST_NAMES } from './jobs/api.js';
import { JOB_STATES, WANTS } from './jobs/tables.js';

/** JSON Schemas that serialize the answers, check the parameters and make up the OpenAPI document. */
export type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const textOrNull: Schema = { type: ['string', 'null'] };
const numberOrNull: Schema = { type: ['integer', 'null'] };
const truth: Schema = { type: 'boolean' };
const truthOrNull: Schema = { type: ['boolean', 'null'] };
const time: Schema = { type: ['string', 'null'], description: 'ISO 8601 with a numeric UTC offset' };
const daystamp: Schema = {
  type: 'string',
  description: 'UTC day on which the record was fetched, YYYY-MM-DD',
  examples: ['2026-11-20'],
};

/** All fields are required: what has no value is null. */
const object = <Fields extends Readonly<Record<string, Schema>>>(properties: Fields) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
/** Null is part of it: `anyOf` beside a reference makes the serializer validate each record. */
const orNull = (properties: Readonly<Record<string, Schema>>) => ({
  ...object(properties),
  type: ['object', 'null'],
});
const list = (items: Schema): Schema => ({ type: 'array', items });
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const response = (fields: Readonly<Record<string, Schema>>) => object({ response: object(fields) });

const contact: Record<keyof Contact, Schema> = {
  id: textOrNull,
  type: { type: 'integer', enum: [1, 2, 3, 4], description: '1 registrant, 2 admin, 3 technical, 4 billing' },
  name: textOrNull,
  organization: textOrNull,
  address: { ...textOrNull, description: 'Lines are joined with a line feed' },
  city: textOrNull,
  zip: textOrNull,
  state: textOrNull,
  country: textOrNull,
  country_code: { ...textOrNull, description: 'Two capital letters' },
  phone: textOrNull,
  fax: textOrNull,
  email: textOrNull,
  created_on: time,
  updated_on: time,
  phone_ext: { ...textOrNull, description: 'Extension, where it is printed apart' },
  fax_ext: textOrNull,
};

const registrar: Record<keyof Registrar, Schema> = {
  id: textOrNull,
  name: textOrNull,
  organization: textOrNull,
  url: textOrNull,
  iana_id: { ...numberOrNull, description: "ICANN's number for it" },
  email: textOrNull,
  phone: textOrNull,
  address: textOrNull,
};

const nameserver: Record<keyof Nameserver, Schema> = {
  name: { ...text, description: 'Lower case, without the final dot' },
  ipv4: textOrNull,
  ipv6: textOrNull,
  addresses: { ...list(text), description: 'All of them; ipv4 and ipv6 are the first of each kind' },
};

const part: Record<Exclude<keyof Part, 'rdap'>, Schema> = {
  body: { ...text, description: 'What the server said, as UTF-8' },
  host: { ...textOrNull, description: 'Host name of the server' },
};

const properties: Record<keyof Properties, Schema> = {
  disclaimer: { ...textOrNull, description: 'Without line breaks' },
  domain: textOrNull,
  domain_id: textOrNull,
  referral_whois: { ...textOrNull, description: "Host name of the registrar's WHOIS server" },
  referral_url: textOrNull,
  status: { type: 'string', enum: STATUSES },
  'available?': { ...truthOrNull, description: 'True on positive evidence alone; null: it cannot be known' },
  'registered?': truthOrNull,
  created_on: time,
  updated_on: time,
  expires_on: time,
  registrar: ref('Registrar'),
  registrant_contacts: list(ref('Contact')),
  admin_contacts: list(ref('Contact')),
  technical_contacts: list(ref('Contact')),
  nameservers: list(ref('Nameserver')),
  available: { ...truthOrNull, description: 'The same as `available?`' },
  registered: { ...truthOrNull, description: 'The same as `registered?`' },
  statuses: {
    ...list(text),
    description: "All that are printed: EPP's by their own name, others as printed",
  },
  dnssec: ref('Dnssec'),
  abuse_contact: ref('AbuseContact'),
  reseller: ref('Reseller'),
  billing_contacts: list(ref('Contact')),
  events: list(ref('Event')),
};

const dnssec: Record<keyof Dnssec, Schema> = {
  signed: truth,
  ds: list(
    object({
      key_tag: numberOrNull,
      algorithm: numberOrNull,
      digest_type: numberOrNull,
      digest: { ...textOrNull, description: 'Hexadecimal, in capitals' },
    }),
  ),
  keys: list(
    object({
      flags: numberOrNull,
      protocol: numberOrNull,
      algorithm: numberOrNull,
      public_key: { ...textOrNull, description: 'Base64' },
    }),
  ),
};

const abuseContact: Record<keyof AbuseContact, Schema> = { email: textOrNull, phone: textOrNull };

const reseller: Record<keyof Reseller, Schema> = {
  name: textOrNull,
  url: textOrNull,
  email: textOrNull,
  phone: textOrNull,
};

const event: Record<keyof DatedEvent, Schema> = {
  action: { type: 'string', enum: ACTIONS, description: 'As in RFC 9083 section 10.2.3 where one fits' },
  date: { ...text, description: 'ISO 8601 with a numeric UTC offset' },
};

const numberContact: Record<keyof NumberContact, Schema> = {
  handle: textOrNull,
  name: textOrNull,
  organization: textOrNull,
  address: { ...textOrNull, description: 'Lines are joined with a line feed' },
  country_code: { ...textOrNull, description: 'Two capital letters' },
  phone: textOrNull,
  fax: textOrNull,
  email: textOrNull,
};

const number: Record<keyof NumberProperties, Schema> = {
  kind: { type: 'string', enum: ['ipv4', 'ipv6', 'as'] },
  status: {
    type: 'string',
    enum: NUMBER_STATUSES,
    description: 'special: a standard says what it is for (RFC 6890); nobody was asked',
  },
  handle: textOrNull,
  name: textOrNull,
  start: {
    ...textOrNull,
    description: 'First address, or AS number, of the block that holds what was asked about',
  },
  end: textOrNull,
  prefixes: { ...list(text), description: 'The block as prefixes' },
  type: { ...textOrNull, description: 'How it was given out, in the registry’s words' },
  country: { ...textOrNull, description: 'Two capital letters' },
  parent: { ...textOrNull, description: 'Handle of the block that it was taken from' },
  origin: { ...list(text), description: 'Autonomous systems that announce it' },
  organization: { ...textOrNull, description: 'Name of the holder' },
  contacts: object(
    Object.fromEntries(CONTACT_ROLES.map((role) => [role, list(ref('NumberContact'))])) as Record<
      string,
      Schema
    >,
  ),
  created_on: time,
  updated_on: time,
  remarks: list(text),
};

const account = {
  id: text,
  email: text,
  api_token: { ...text, description: 'The key that the request came with' },
  credits_remaining: { type: ['integer', 'null'], description: 'null unless the plan is pay-as-you-go' },
};

const job: Record<keyof JobView, Schema> = {
  id: text,
  want: { type: 'string', enum: WANTS },
  state: {
    type: 'string',
    enum: JOB_STATES,
    description: 'done: all names were answered or failed; ended: before that, by DELETE or after five days',
  },
  names: { type: 'integer', description: 'How many there are' },
  answered: { type: 'integer', description: 'Of these, those with what is wanted' },
  failed: { type: 'integer', description: 'Of these, those with an error' },
  created_on: { type: 'string', description: 'ISO 8601 with a numeric UTC offset' },
  done_on: time,
};

const newJob = {
  names: list({ type: 'string', maxLength: LONGEST_NAME }),
  want: { type: 'string', enum: WANTS },
  callback: {
    type: 'string',
    description: 'Told of the end: a POST to this URL, at a public address, signed as Standard Webhooks are',
  },
};

const jobResult = {
  index: { type: 'integer', minimum: 0, description: 'Place of the name in the list' },
  input: { type: 'string', description: 'The name as it was given' },
  domain: { ...text, description: 'What was asked about; with what is wanted' },
  availability: truth,
  properties: ref('Properties'),
  record: text,
  error: { ...ref('ApiError'), description: 'In the place of these' },
};

const error = {
  code: { ...textOrNull, description: 'null where the request was no HTTP, too large or too slow' },
  name: text,
  message: text,
};

/** By the names that they have in the OpenAPI document. */
export const SCHEMAS = {
  Properties: object(properties),
  Contact: object(contact),
  Registrar: orNull(registrar),
  Nameserver: object(nameserver),
  Dnssec: orNull(dnssec),
  AbuseContact: orNull(abuseContact),
  Reseller: orNull(reseller),
  Event: object(event),
  Part: object(part),
  NumberProperties: object(number),
  NumberContact: object(numberContact),
  Account: object(account),
  ApiError: object(error),
  RecordResponse: response({ daystamp, record: text }),
  PartsResponse: response({ daystamp, parts: list(ref('Part')) }),
  PropertiesResponse: response({ daystamp, properties: ref('Properties') }),
  NumberResponse: response({
    daystamp,
    query: { ...text, description: 'What was asked about, in one spelling' },
    number: ref('NumberProperties'),
    record: text,
    parts: list(ref('Part')),
  }),
  AvailabilityResponse: response({ available: truth }),
  DatedAvailabilityResponse: response({ daystamp, available: truth, registered: truthOrNull }),
  AccountResponse: object({ account: ref('Account') }),
  Job: object(job),
  JobResponse: object({ job: ref('Job') }),
  JobsResponse: object({ jobs: list(ref('Job')) }),
  JobResult: { ...object(jobResult), required: ['index', 'input'] },
  NewJob: {
    ...object({ ...newJob, names: { ...newJob.names, minItems: 1, maxItems: MOST_NAMES } }),
    required: ['names', 'want'],
  },
  ErrorResponse: object({ error: ref('ApiError') }),
  EntryPoint: object({ version: text, name: text, routes: list(text) }),
} as const;

export type SchemaName = keyof typeof SCHEMAS;

/** One that stands alone, what it refers to with it. */
export const whole = (name: SchemaName): Schema => ({ ...SCHEMAS[name], components: { schemas: SCHEMAS } });

/** Longer is no domain name in any notation. */
export const DOMAIN_PARAM = object({ domain: { type: 'string', minLength: 1, maxLength: 2048 } });

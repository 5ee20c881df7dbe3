import { type Contact, type Properties, STATUSES } from '../index.js';

/** JSON Schemas that serialize the answers, check the parameters and make up the OpenAPI document. */
type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const textOrNull: Schema = { type: ['string', 'null'] };
const truth: Schema = { type: 'boolean' };
const truthOrNull: Schema = { type: ['boolean', 'null'] };
const time: Schema = { type: ['string', 'null'], description: 'ISO 8601 with a numeric UTC offset' };

/** All properties are required: what has no value is null. */
const object = <Fields extends Readonly<Record<string, Schema>>>(properties: Fields) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const list = (items: Schema): Schema => ({ type: 'array', items });

const contact: Record<keyof Contact, Schema> = {
  id: textOrNull,
  type: { type: 'integer', description: '1 registrant, 2 admin, 3 technical' },
  name: textOrNull,
  organization: textOrNull,
  address: textOrNull,
  city: textOrNull,
  zip: textOrNull,
  state: textOrNull,
  country: textOrNull,
  country_code: textOrNull,
  phone: textOrNull,
  fax: textOrNull,
  email: textOrNull,
  created_on: time,
  updated_on: time,
};

const registrar = { id: textOrNull, name: textOrNull, organization: textOrNull, url: textOrNull };

const properties: Record<keyof Properties, Schema> = {
  disclaimer: textOrNull,
  domain: textOrNull,
  domain_id: textOrNull,
  referral_whois: textOrNull,
  referral_url: textOrNull,
  status: { type: 'string', enum: STATUSES },
  'available?': truthOrNull,
  'registered?': truthOrNull,
  created_on: time,
  updated_on: time,
  expires_on: time,
  registrar: { ...object(registrar), type: ['object', 'null'] },
  registrant_contacts: list(object(contact)),
  admin_contacts: list(object(contact)),
  technical_contacts: list(object(contact)),
  nameservers: list(object({ name: text, ipv4: textOrNull, ipv6: textOrNull })),
};

const daystamp: Schema = {
  type: 'string',
  description: 'UTC day on which the record was fetched, YYYY-MM-DD',
};
const response = (fields: Readonly<Record<string, Schema>>) => object({ response: object(fields) });

export const RECORD = response({ daystamp, record: text });
export const PARTS = response({ daystamp, parts: list(object({ body: text, host: textOrNull })) });
export const PROPERTIES = response({ daystamp, properties: object(properties) });
export const AVAILABILITY = response({ available: truth });
export const OLD_AVAILABILITY = response({ daystamp, available: truth, registered: truthOrNull });
export const ACCOUNT = object({
  account: object({
    id: text,
    email: text,
    api_token: text,
    credits_remaining: { type: ['integer', 'null'], description: 'null unless the plan is pay-as-you-go' },
  }),
});
export const ENTRY_POINT = object({ version: text, name: text, routes: list(text) });
export const ERROR = object({ error: object({ code: textOrNull, name: text, message: text }) });

/** Longer is no domain name in any notation. */
export const DOMAIN_PARAM = object({ domain: { type: 'string', minLength: 1, maxLength: 2048 } });

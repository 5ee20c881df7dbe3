import { STATUSES } from '../../index.js';
import { LONGEST_NAME } from '../jobs/api.js';
import { SERVICE_EVENT_TYPES } from './event.js';
import { REPORT_FORMS } from './reports.js';
import { MOST_WATCHED } from './request.js';
import { WATCH_STATES, type WatchedDomainView, type WatchView } from './view.js';

type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const textOrNull: Schema = { type: ['string', 'null'] };
const moment: Schema = { type: 'string', description: 'ISO 8601 with a numeric UTC offset' };
const time: Schema = { type: ['string', 'null'], description: 'ISO 8601 with a numeric UTC offset' };
const list = (items: Schema): Schema => ({ type: 'array', items });
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const object = <Fields extends Readonly<Record<string, Schema>>>(properties: Fields) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const on: Schema = {
  ...list(text),
  minItems: 1,
  maxItems: 20,
  description: `What it reports: ${REPORT_FORMS}`,
};

const watch: Record<keyof WatchView, Schema> = {
  id: text,
  names: { type: 'integer', description: 'Number of names' },
  on,
  every: {
    ...textOrNull,
    description: 'Between two checks of a name, as `6h` or `2d`; null if it depends on the registration',
  },
  callback: { ...textOrNull, description: 'The URL that gets each event; null if it has none' },
  state: {
    type: 'string',
    enum: WATCH_STATES,
    description: 'paused: nothing is checked until the account has credit again',
  },
  created_on: moment,
  next_check_on: { ...time, description: 'When the next check is due; null while names are being checked' },
};

const domain: Record<keyof WatchedDomainView, Schema> = {
  domain: { ...text, description: 'In ASCII' },
  status: { type: ['string', 'null'], enum: [...STATUSES, null], description: 'null before the first check' },
  expires_on: time,
  checked_on: { ...time, description: 'When it was last looked up successfully' },
  next_check_on: moment,
  failing_since: { ...time, description: 'Since when lookups fail; null if the last one did not' },
};

const event = {
  id: { ...text, description: 'The same in the callback, as `webhook-id`' },
  watch: { ...text, description: 'Id of the watch' },
  at: moment,
  domain: { ...textOrNull, description: 'null for `paused`' },
  type: { type: 'string', enum: SERVICE_EVENT_TYPES },
  changes: {
    ...list(
      object({
        path: { ...text, description: 'Of the value in the properties: `registrar.name`' },
        before: {},
        after: {},
        kind: { ...text, description: 'See `port43 help diff`' },
      }),
    ),
    description: 'Only with `changed`',
  },
  days: { type: 'integer', description: 'Only with `expiring`: the registration ends within so many days' },
  expires_on: { ...text, description: 'Only with `expiring`' },
  since: { ...text, description: 'Only with `failing` and `recovered`: the first lookup that failed' },
  code: { ...text, description: 'Only with `failing`: the name of the last error' },
  message: { ...text, description: 'Only with `failing`' },
  reason: { type: 'string', enum: ['no_credits'], description: 'Only with `paused`' },
} satisfies Record<string, Schema>;

/** The schemas of watches by their names in the OpenAPI document. */
export const WATCH_SCHEMAS = {
  Watch: object(watch),
  WatchedDomain: object(domain),
  WatchResponse: object({ watch: object({ ...watch, domains: list(ref('WatchedDomain')) }) }),
  DeletedWatchResponse: object({ watch: ref('Watch') }),
  WatchesResponse: object({ watches: list(ref('Watch')) }),
  WatchEvent: { ...object(event), required: ['id', 'watch', 'at', 'domain', 'type'] },
  NewWatch: {
    ...object({
      names: {
        ...list({ type: 'string', maxLength: LONGEST_NAME }),
        minItems: 1,
        maxItems: MOST_WATCHED,
        description: 'Domain names',
      },
      on,
      every: {
        type: 'string',
        pattern: '^\\d{1,4}[hd]$',
        description:
          'Between two checks of a name, from `1h` to `30d`; default: it depends on the registration, from every hour to every day',
      },
      callback: {
        type: 'string',
        description:
          'URL at a public address that gets a POST for each event, signed as Standard Webhooks require',
      },
    }),
    required: ['names', 'on'],
  },
} as const;

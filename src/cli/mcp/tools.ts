import {
  compare,
  diff,
  explain,
  isChanged,
  isResource,
  type Lookup,
  merge,
  type Part,
  type ResourceLookup,
  type WhoisClient,
} from '../../index.js';
import { errorDetails } from '../errors.js';
import { readFields, resourceValueAt, valueAt } from '../output.js';
import { storedRecord } from '../stored-record.js';
import { type Arguments, type Given, InvalidArguments, textOf, textsOf } from './arguments.js';

/** What a tool found: facts as data, and texts of servers, which are printed apart from them. */
export interface ToolFindings {
  facts: object;
  texts?: readonly Part[];
}

export interface Tool {
  description: string;
  args: Arguments;
  /** Whether it queries servers. */
  online: boolean;
  run(given: Given, client: WhoisClient, signal: AbortSignal): Promise<ToolFindings>;
}

/** Characters of a stored response that a client may send. */
const LONGEST_TEXT = 1_000_000;

const FIELDS: Arguments = {
  fields: {
    type: 'strings',
    description:
      'Only these fields, as paths: "expires_on", "registrar.name", "nameservers.name", "registrant_contacts.0.email". Without it, a summary',
  },
  all: { type: 'boolean', description: 'All properties. Long: prefer fields' },
};
const RECORD: Arguments = {
  record: { type: 'boolean', description: "Also the servers' texts. Long" },
};
const RESPONSE: Arguments = {
  host: { type: 'string', description: 'Host name of the server that sent it, such as whois.nic.it' },
  domain: { type: 'string', description: 'The name that was looked up' },
};

/** What a summary has. */
const SUMMARY = [
  ...['domain', 'status', 'available', 'registered', 'created_on', 'updated_on', 'expires_on'],
  ...['registrar.name', 'nameservers.name', 'statuses', 'dnssec.signed', 'warnings'],
];
const NUMBER_SUMMARY = [
  ...[
    'query',
    'status',
    'name',
    'prefixes',
    'start',
    'end',
    'country',
    'organization',
    'contacts.abuse.email',
  ],
  ...['warnings'],
];

export const TOOLS: Readonly<Record<string, Tool>> = {
  lookup: {
    description:
      'Looks up a domain name by WHOIS and RDAP: status, dates, registrar, name servers, contacts.',
    args: {
      name: {
        type: 'string',
        required: true,
        description: 'A domain name, as people paste it: example.com, a URL, an e-mail address',
      },
      ...FIELDS,
      ...RECORD,
    },
    online: true,
    async run(given, client, signal) {
      const name = textOf(given, 'name') ?? '';
      if (isResource(name)) throw new InvalidArguments(`"${name}" is a number: use the tool "number"`);
      const lookup = await client.lookup(name, { signal });
      return { facts: ofDomain(lookup, given), ...texts(lookup, given) };
    },
  },
  availability: {
    description:
      'Whether domain names can be registered. available is true or false on evidence of the registry, and null with an error if that cannot be known: never take null for free.',
    args: { names: { type: 'strings', required: true, description: 'Domain names, at most 100' } },
    online: true,
    async run(given, client, signal) {
      const names: object[] = [];
      for await (const result of client.availabilityMany(textsOf(given, 'names') ?? [], {
        signal,
        details: true,
      })) {
        const { input } = result;
        names.push(
          'error' in result
            ? { name: input, available: null, error: shortError(result.error) }
            : { name: input, available: result.available, status: result.status, reason: result.reason },
        );
      }
      return { facts: { names } };
    },
  },
  explain: {
    description:
      'Shows which line of a response each value was read from, and which lines were not read. For a domain name, or for a stored response in text.',
    args: {
      name: { type: 'string', description: 'A domain name to look up; or else give text' },
      text: { type: 'string', description: 'A stored response', longest: LONGEST_TEXT },
      ...RESPONSE,
    },
    online: true,
    async run(given, client, signal) {
      const [name, text] = [textOf(given, 'name'), textOf(given, 'text')];
      if ((name === undefined) === (text === undefined))
        throw new InvalidArguments('give either name or text');
      const stored = text === undefined ? null : storedRecord(text, described(given));
      const { parts, domain } =
        stored === null
          ? await client.lookup(name ?? '', { signal })
          : { parts: stored.parts, domain: textOf(given, 'domain') };
      const {
        values,
        unplaced,
        warnings,
        parts: read,
      } = explain(parts, domain === undefined ? {} : { domain });
      return {
        facts: {
          parts: read.map(({ host, module, kind }) => ({ host, module, kind })),
          values: values.map(({ path, value, part, lines, by }) => ({ path, value, part, lines, by })),
          unread: unplaced
            .filter(({ use }) => use === 'unread')
            .map(({ label, value, part, line }) => ({ label, value, part, line })),
          warnings,
        },
      };
    },
  },
  parse: {
    description: 'Reads a stored WHOIS response or RDAP document, offline.',
    args: {
      text: { type: 'string', required: true, description: 'The response', longest: LONGEST_TEXT },
      ...RESPONSE,
      ...FIELDS,
    },
    online: false,
    async run(given) {
      const { properties, parts } = storedRecord(textOf(given, 'text') ?? '', described(given));
      const lookup = {
        domain: properties.domain ?? '',
        daystamp: '',
        parts: [...parts],
        record: '',
        properties,
        warnings: [],
        sources: [],
      };
      return { facts: ofDomain(lookup, given) };
    },
  },
  number: {
    description: 'Looks up an IP address, a prefix or an AS number: who holds it, and where to report abuse.',
    args: {
      number: { type: 'string', required: true, description: '192.0.2.1, 2001:db8::/32 or AS64496' },
      ...FIELDS,
      ...RECORD,
    },
    online: true,
    async run(given, client, signal) {
      const lookup = await client.lookupResource(textOf(given, 'number') ?? '', { signal });
      return { facts: ofNumber(lookup, given), ...texts(lookup, given) };
    },
  },
  compare: {
    description: 'Looks up a domain name by WHOIS and by RDAP, and returns the values that they disagree on.',
    args: { name: { type: 'string', required: true, description: 'A domain name' } },
    online: true,
    async run(given, client, signal) {
      const { domain, parts, warnings } = await client.lookup(textOf(given, 'name') ?? '', {
        signal,
        rdap: 'both',
      });
      const { answers, conflicts } = compare(parts, { domain });
      return {
        facts: {
          domain,
          compared: answers.map(({ host, protocol }) => ({ host, protocol })),
          conflicts,
          warnings,
        },
      };
    },
  },
  diff: {
    description:
      'Returns what changed between two stored records of a name, offline. Changes of the kind "format" are not changes of facts.',
    args: {
      before: { type: 'string', required: true, description: 'The earlier response', longest: LONGEST_TEXT },
      after: { type: 'string', required: true, description: 'The later response', longest: LONGEST_TEXT },
      ...RESPONSE,
    },
    online: false,
    async run(given) {
      const [before = '', after = ''] = [textOf(given, 'before'), textOf(given, 'after')];
      const changes = diff(storedRecord(before, described(given)), storedRecord(after, described(given)));
      return { facts: { changed: isChanged(changes), changes } };
    },
  },
};

const described = (given: Given) => ({ host: textOf(given, 'host'), domain: textOf(given, 'domain') });

const pathsOf = (given: Given, summary: readonly string[], asked: { domains: boolean; numbers: boolean }) => {
  const fields = textsOf(given, 'fields');
  return fields === undefined ? summary : readFields(fields.join(','), asked);
};

function ofDomain(lookup: Lookup, given: Given): object {
  const { domain, properties, warnings } = lookup;
  if (given.all === true) return { domain, properties, warnings };
  const paths = pathsOf(given, SUMMARY, { domains: true, numbers: false });
  return Object.fromEntries(paths.map((path) => [path, valueAt(lookup, path)]));
}

function ofNumber(lookup: ResourceLookup, given: Given): object {
  const { query, number, warnings } = lookup;
  if (given.all === true) return { query, number, warnings };
  const paths = pathsOf(given, NUMBER_SUMMARY, { domains: false, numbers: true });
  return Object.fromEntries(paths.map((path) => [path, resourceValueAt(lookup, path)]));
}

const texts = ({ parts }: { parts: readonly Part[] }, given: Given): Pick<ToolFindings, 'texts'> =>
  given.record === true && merge([...parts]) !== '' ? { texts: parts } : {};

/** An error as the library has it, without the parts. */
export function shortError(error: unknown): object {
  const { parts: _, domain: __, ...details } = errorDetails(error);
  return details;
}

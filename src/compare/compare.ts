import type { Properties } from '../parse/properties.js';
import { propertiesOf, read } from '../parse/reading.js';
import type { Part } from '../part.js';
import { cameByRdap } from '../rdap-document/notices.js';
import { fieldsOf } from './fields.js';
import { type FieldValue, isSame } from './same.js';

/** How a response was received. */
export type Protocol = 'whois' | 'rdap';

/** What one server gives as a value. */
export interface GivenValue {
  /** The value as it is in the properties. */
  value: FieldValue;
  /** The server's host name. */
  host: string | null;
  /** How the server was queried. */
  protocol: Protocol;
}

/** A value that two servers disagree on. */
export interface Conflict {
  /** The path of the value in the properties: `expires_on`, `registrar.name`, `admin_contacts.0.email`; events by action: `events.transfer`. */
  path: string;
  /** The value in the properties first. */
  values: GivenValue[];
}

/** What one protocol says of a domain. */
export interface ComparedAnswer {
  /** The server's host name; null if a stored response does not say. */
  host: string | null;
  /** How it was received. */
  protocol: Protocol;
  /** Read from this response only. */
  properties: Properties;
}

/** A value of one or both responses. */
export interface ComparedValue {
  /** Its path in the properties: `expires_on`, `registrar.name`. */
  path: string;
  /** One for each answer, in the same order; null if the response does not have the value. */
  values: (FieldValue | null)[];
  /** Whether the servers disagree: both have a value, neither is hidden, and they mean different things. */
  conflict: boolean;
}

/** What WHOIS and RDAP say of a domain, value by value. */
export interface Comparison {
  /** The registry's responses by RDAP and by WHOIS, the one that decides the status first; fewer if a server did not respond. */
  answers: ComparedAnswer[];
  /** All values that at least one of them has. */
  values: ComparedValue[];
  /** The values that they disagree on. */
  conflicts: Conflict[];
}

/**
 * Compares the responses by WHOIS and by RDAP among the parts of a lookup. Times are compared to the second, texts without case, telephone
 * numbers by their digits, statuses by RFC 8056. A missing value and a placeholder for a hidden one are not a disagreement.
 */
export function compare(parts: readonly Part[], options: { domain?: string } = {}): Comparison {
  const domain = options.domain ?? null;
  const answers = [false, true]
    .flatMap((rdap) => parts.find((part) => part.body.trim() !== '' && cameByRdap(part) === rdap) ?? [])
    .sort((a, b) => parts.indexOf(a) - parts.indexOf(b))
    .map(
      (part): ComparedAnswer => ({
        host: part.host,
        protocol: protocolOf(part),
        properties: propertiesOf([read(part, domain)], domain),
      }),
    );
  const values = valuesOf(answers);
  const conflicts = values
    .filter(({ conflict }) => conflict)
    .map(({ path, values }) => ({
      path,
      values: answers.flatMap(({ host, protocol }, at) => {
        const value = values[at] ?? null;
        return value === null ? [] : [{ value, host, protocol }];
      }),
    }));
  return { answers, values, conflicts };
}

/** How a part of a lookup was received. */
export const protocolOf = (part: Part): Protocol => (cameByRdap(part) ? 'rdap' : 'whois');

function valuesOf(answers: readonly ComparedAnswer[]): ComparedValue[] {
  const [first, second] = answers;
  if (first === undefined) return [];
  const nameservers = first.properties.nameservers.map(({ name }) => name);
  const own = fieldsOf(first.properties, nameservers);
  const others = second === undefined ? [] : fieldsOf(second.properties, nameservers);
  const ofOther = new Map(others.map((field) => [field.path, field]));
  const known = new Set(own.map(({ path }) => path));
  const rows = [
    ...own.map(({ path, kind, value }) => ({
      path,
      kind,
      values: [value, ofOther.get(path)?.value ?? null],
    })),
    ...others
      .filter(({ path }) => !known.has(path))
      .map(({ path, kind, value }) => ({ path, kind, values: [null, value] })),
  ];
  return rows.map(({ path, kind, values: [a = null, b = null] }) => ({
    path,
    values: answers.length === 1 ? [a] : [a, b],
    conflict: a !== null && b !== null && !isUnknown(path, a, b) && !isSame(kind, a, b),
  }));
}

/** The status `unknown` is the missing value of a status. */
const isUnknown = (path: string, ...values: FieldValue[]): boolean =>
  path === 'status' && values.includes('unknown');

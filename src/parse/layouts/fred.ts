import { extend } from '../read/extend.js';
import type { RegistrySpec } from '../read/module.js';
import type { Line } from '../text/lines.js';
import { nameIsId } from './name-is-id.js';
import { rpsl } from './rpsl.js';

/**
 * FRED, CZ.NIC's registry software, as several registries run it: RPSL's paragraphs, but contacts, sets of
 * nameservers and sets of keys are objects of their own. Words of its states are those of its source.
 */
export function fred(own: RegistrySpec = {}): RegistrySpec {
  const family: RegistrySpec = {
    says: {
      available: 'ERROR:101: no entries found | No entries found',
      throttled: 'Your connection limit exceeded. {…}',
      invalid: 'ERROR:108: {…}',
    },
    labels: {
      registrant: 'registrant.handle',
      'temp-c | nsset | keyset | dnskey | ds | validated-to': '-',
      registrar: 'registrar.name',
      registered: 'created_on',
      expire: 'expires_on',
      contact: 'object.id',
    },
    contact: {
      'org | name | street | city | postal code | region': 'as named',
      contact: 'id',
      'status | ident type | identification': '-',
    },
    ignore: SET_LABELS.map((label) => `set ${label}`).join(' | '),
    status: STATES,
    disclaimer: {
      skip: /^(?:\(c\)|Domain Information over|This is the|Data served|Whoisd Server|Timestamp:|ERROR:|No entries|Your connection)/u,
    },
    finish: nameIsId,
  };
  return rpsl({
    ...extend(family, own),
    prepare: (lines, text) => keepSetsApart(own.prepare?.(lines, text) ?? lines),
  });
}

const STATES: RegistrySpec['status'] = {
  'paid and in zone | Domain expires in 30 days | The domain expires in 30 days': 'registered',
  'Domain is administratively kept in zone | The domain is administratively kept in zone': 'registered',
  'Domain expired | Domain is 30 days after expiration | Domain is 30 days after expiration date': 'expired',
  'The domain is 30 days after expiration': 'expired',
  'To be deleted | The domain will be deleted in 11 days | The domain is to be deleted': 'pending_delete',
  'Domain is administratively kept out of zone | The domain is administratively kept out of zone':
    'suspended',
  'Administratively kept out of zone': 'suspended',
  "Domain is not generated into zone | The domain isn't generated in the zone": 'inactive',
  "Domain isn't generated in the zone": 'inactive',
  'Deletion forbidden | Delete forbidden | Registration renewal forbidden': 'record',
  'Sponsoring registrar change forbidden | Update forbidden | Registrant change forbidden': 'record',
  // Closed to changes, and in the zone all the same: the registry's lock.
  'Administratively blocked | Domain blocked': 'record',
};

/** Labels of a set of nameservers or keys that would be the domain's in its own paragraph. */
const SET_LABELS = ['created', 'changed', 'registrar', 'status'] as const;
const SETS: ReadonlySet<string> = new Set(['nsset', 'keyset', 'nserver', 'dnskey', 'ds']);

function keepSetsApart(lines: readonly Line[]): readonly Line[] {
  let first: string | null = null;
  return lines.map((line) => {
    if (line.label === '') {
      if (line.value === '') first = null;
      return line;
    }
    const label = line.label.toLowerCase();
    first ??= label;
    return SETS.has(first) && (SET_LABELS as readonly string[]).includes(label)
      ? line.with(`set ${label}`, line.value)
      : line;
  });
}

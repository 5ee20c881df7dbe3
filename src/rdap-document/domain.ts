import punycode from 'punycode.js';
import { toALabels } from '../domain/a-labels.js';
import type { Dnssec, Nameserver } from '../parse/properties.js';
import { compact } from './compact.js';
import { domainEntities, handleOf } from './entities.js';
import { rdapEvents } from './events.js';
import type { DomainFound } from './input.js';
import { cameByRdap, remark, sourceNotice, termsNotice } from './notices.js';
import { redactions } from './redactions.js';
import { rdapStatuses } from './statuses.js';
import type { RdapDomain, RdapNameserver, RdapSecureDns } from './types.js';

const CONFORMANCE = ['rdap_level_0'];

const MADE = 'port43 made this document from that text: the registry did not write it.';

/** A domain (RFC 9083 section 5.3), made from the properties. */
export function domainObject({ domain, daystamp, parts, properties }: DomainFound): RdapDomain {
  const { status, statuses, domain_id, disclaimer, nameservers, dnssec, ttls } = properties;
  const { words, others } = rdapStatuses(status, statuses);
  const dates = rdapEvents(properties);
  const signing = dnssec === null ? null : secureDns(dnssec);
  const hidden = redactions(properties);
  const [registry] = parts;
  return compact<RdapDomain>({
    objectClassName: 'domain',
    handle: handleOf(domain_id),
    ldhName: domain,
    unicodeName: unicodeOf(domain),
    status: words,
    entities: domainEntities(properties),
    events: dates.events,
    nameservers: nameservers.map(nameserverObject),
    secureDNS: signing,
    redacted: hidden,
    ttl0_data: ttls.map(({ type, seconds }) => ({ types: [type], value: seconds })),
    remarks: [
      ...remark('Status', others),
      ...remark('Further dates', dates.others),
      ...remark('Incomplete DNSSEC data', dnssec === null ? [] : incomplete(dnssec)),
    ],
    port43: registry === undefined || cameByRdap(registry) ? null : registry.host,
    notices: [...termsNotice(disclaimer), sourceNotice(parts, daystamp, MADE)],
    rdapConformance: [
      ...CONFORMANCE,
      ...(hidden.length === 0 ? [] : ['redacted']),
      ...(ttls.length === 0 ? [] : ['ttl0']),
    ],
    lang: 'en',
  });
}

/** Null for a name in ASCII, and for A-labels that cannot be decoded. */
function unicodeOf(name: string): string | null {
  if (!name.includes('xn--')) return null;
  try {
    return punycode.toUnicode(name);
  } catch {
    // Registered before the rules were checked, or a mistake of the server. The name in ASCII identifies it.
    return null;
  }
}

/** Section 5.2, with all addresses as glue. */
function nameserverObject({ name, addresses }: Nameserver): RdapNameserver {
  const ldhName = toALabels(name) ?? name;
  const v4 = addresses.filter((address) => !address.includes(':'));
  const v6 = addresses.filter((address) => address.includes(':'));
  return compact<RdapNameserver>({
    objectClassName: 'nameserver',
    ldhName,
    unicodeName: unicodeOf(ldhName),
    ipAddresses:
      addresses.length === 0
        ? null
        : { ...(v4.length === 0 ? {} : { v4 }), ...(v6.length === 0 ? {} : { v6 }) },
  });
}

function secureDns({ signed, ds, keys }: Dnssec): RdapSecureDns {
  return compact<RdapSecureDns>({
    delegationSigned: signed,
    dsData: ds.flatMap(({ key_tag: keyTag, algorithm, digest_type: digestType, digest }) =>
      keyTag === null || algorithm === null || digestType === null || digest === null
        ? []
        : [{ keyTag, algorithm, digestType, digest }],
    ),
    keyData: keys.flatMap(({ flags, protocol, algorithm, public_key: publicKey }) =>
      flags === null || protocol === null || algorithm === null || publicKey === null
        ? []
        : [{ flags, protocol, algorithm, publicKey }],
    ),
  });
}

/** Signers and keys that the response gives in part, which RDAP's members cannot say: `key_tag 12345, algorithm 13`. */
const incomplete = ({ ds, keys }: Dnssec): string[] =>
  [...ds, ...keys]
    .filter((record) => Object.values(record).includes(null))
    .map((record) =>
      Object.entries(record)
        .filter(([, value]) => value !== null)
        .map(([name, value]) => `${name} ${value}`)
        .join(', '),
    );

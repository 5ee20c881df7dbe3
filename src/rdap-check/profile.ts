import { saysRedacted } from '../standards/hidden.js';
import { EPP_STATUSES } from '../standards/rdap-values.js';
import { cardValues, isText, isWordOf } from './forms.js';
import { REDACTED_NAMES } from './names.js';
import type { Broken, Row } from './rule.js';
import { isObject, type Json, listOf, memberOf, objectsOf } from './types.js';

/** ICANN's RDAP Response Profile of February 2024, for domains of generic top-level domains. One row is one rule. */
export const PROFILE_ROWS: readonly Row[] = [
  [
    'profile-conformance',
    '1',
    'top',
    withoutConformance('icann_rdap_response_profile_1'),
    '"icann_rdap_response_profile_1" in rdapConformance',
  ],
  [
    'profile-guide',
    'guide',
    'top',
    withoutConformance('icann_rdap_technical_implementation_guide_1'),
    '"icann_rdap_technical_implementation_guide_1" in rdapConformance',
  ],
  ['profile-name', '2.1', 'top', 'ldhName!', isAnything, 'the name in A-labels'],
  [
    'profile-handle',
    '2.2',
    'top',
    withoutHandle,
    'the registry’s id of the domain (RFC 5730), or its redaction',
  ],
  ['profile-registration', '2.3', 'top', withoutEvent('registration'), 'the event "registration"'],
  ['profile-expiration', '2.3', 'top', withoutEvent('expiration'), 'the event "expiration"'],
  [
    'profile-last-update',
    '2.3',
    'top',
    withoutEvent('last update of RDAP database'),
    'the event "last update of RDAP database"',
  ],
  ['profile-registrar', '2.4', 'top', notOneRegistrar, 'one entity with the role "registrar"'],
  [
    'profile-registrar-name',
    '2.4',
    'top',
    ofRegistrar(withoutFormattedName),
    'the name of the registrar in "fn"',
  ],
  [
    'profile-registrar-id',
    '2.4',
    'top',
    ofRegistrar(withoutIanaId),
    'the public id "IANA Registrar ID", in digits',
  ],
  [
    'profile-abuse',
    '2.4',
    'top',
    ofRegistrar(withoutAbuseDesk),
    'an entity with the role "abuse" within the registrar, with tel and email',
  ],
  ['profile-status', '2.6', 'top', withoutStatus, 'at least one status'],
  ['profile-epp-status', '2.6', 'top', 'status[]', isWordOf(EPP_STATUSES), 'a status of EPP (RFC 8056)'],
  [
    'profile-status-notice',
    '2.6.3',
    'top',
    withoutNotice('Status Codes', 'https://icann.org/epp'),
    'the notice "Status Codes" with a link to https://icann.org/epp',
  ],
  ['profile-placeholder', '2.7.4', 'entity', placeholders, 'a value, or its redaction by RFC 9537'],
  [
    'profile-redacted-name',
    '2.7.4',
    'redaction',
    otherRedactedName,
    'a registered name of a redacted field in name.type',
  ],
  ['profile-nameserver', '2.9', 'nameserver', 'ldhName!', isAnything, 'the name of the host'],
  ['profile-secure-dns', '2.10', 'top', 'secureDNS!', saysSigned, 'delegationSigned in secureDNS'],
  ['profile-ds', '2.10', 'secureDns', signedWithoutData, 'dsData or keyData of a delegation that is signed'],
  [
    'profile-complaint-notice',
    '2.11',
    'top',
    withoutNotice('RDDS Inaccuracy Complaint Form', 'https://icann.org/wicf'),
    'the notice "RDDS Inaccuracy Complaint Form" with a link to https://icann.org/wicf',
  ],
];

function withoutConformance(word: string) {
  return (value: Json): Broken[] => {
    const found = memberOf(value, 'rdapConformance');
    return listOf(found).includes(word) ? [] : [{ path: '.rdapConformance', found }];
  };
}

/** RFC 5730's type `roidType`. */
const ROID = /^[\w]{1,80}-[\w]{1,8}$/u;

function withoutHandle(value: Json): Broken[] {
  const found = memberOf(value, 'handle');
  if (found === undefined && isRedacted(value, 'Registry Domain ID')) return [];
  return isText(found) && ROID.test(found) ? [] : [{ path: '.handle', found }];
}

/** Whether a field of this name is listed as redacted, by its registered name or in words of the server. */
const isRedacted = (value: Json, field: string): boolean =>
  objectsOf(memberOf(value, 'redacted')).some(({ object }) => {
    const name = memberOf(object, 'name');
    return isObject(name) && [memberOf(name, 'type'), memberOf(name, 'description')].includes(field);
  });

function withoutEvent(action: string) {
  return (value: Json): Broken[] =>
    objectsOf(memberOf(value, 'events')).some(({ object }) => memberOf(object, 'eventAction') === action)
      ? []
      : [{ path: '.events', found: undefined }];
}

const withRole = (value: Json, role: string) =>
  objectsOf(memberOf(value, 'entities')).filter(({ object }) =>
    listOf(memberOf(object, 'roles')).includes(role),
  );

function notOneRegistrar(value: Json): Broken[] {
  const registrars = withRole(value, 'registrar');
  return registrars.length === 1
    ? []
    : [
        {
          path: '.entities',
          found: registrars.length === 0 ? undefined : registrars.map(({ object }) => object),
        },
      ];
}

function ofRegistrar(broken: (registrar: Json) => Broken[]) {
  return (value: Json): Broken[] => {
    const [registrar] = withRole(value, 'registrar');
    if (registrar === undefined) return [];
    return broken(registrar.object).map(({ path, found }) => ({
      path: `.entities[${registrar.at}]${path}`,
      found,
    }));
  };
}

function withoutFormattedName(registrar: Json): Broken[] {
  const card = memberOf(registrar, 'vcardArray');
  return cardValues(card, 'fn').some((name) => isText(name) && name.trim() !== '')
    ? []
    : [{ path: '.vcardArray', found: card }];
}

function withoutIanaId(registrar: Json): Broken[] {
  const found = memberOf(registrar, 'publicIds');
  const has = objectsOf(found).some(
    ({ object }) =>
      memberOf(object, 'type') === 'IANA Registrar ID' &&
      /^\d{1,10}$/u.test(String(memberOf(object, 'identifier'))),
  );
  return has ? [] : [{ path: '.publicIds', found }];
}

function withoutAbuseDesk(registrar: Json): Broken[] {
  const [desk] = withRole(registrar, 'abuse');
  if (desk === undefined) return [{ path: '.entities', found: undefined }];
  const card = memberOf(desk.object, 'vcardArray');
  return cardValues(card, 'tel').length > 0 && cardValues(card, 'email').length > 0
    ? []
    : [{ path: `.entities[${desk.at}].vcardArray`, found: card }];
}

function withoutNotice(title: string, href: string) {
  return (value: Json): Broken[] => {
    const notice = objectsOf(memberOf(value, 'notices')).find(
      ({ object }) => memberOf(object, 'title') === title,
    );
    if (notice === undefined) return [{ path: '.notices', found: undefined }];
    const links = objectsOf(memberOf(notice.object, 'links'));
    // With "www." or a final slash, it is the same page.
    const leads = links.some(({ object }) => plainUrl(memberOf(object, 'href')) === plainUrl(href));
    return leads ? [] : [{ path: `.notices[${notice.at}].links`, found: memberOf(notice.object, 'links') }];
  };
}

const plainUrl = (href: unknown): string =>
  String(href)
    .replace(/^https?:\/\/(?:www\.)?/u, '')
    .replace(/\/$/u, '');

/** Values that only say that they are hidden. */
function placeholders(entity: Json): Broken[] {
  return listOf(listOf(memberOf(entity, 'vcardArray'))[1]).flatMap((property, at) => {
    const value = listOf(property)[3];
    return isText(value) && saysRedacted(value) ? [{ path: `.vcardArray[1][${at}][3]`, found: value }] : [];
  });
}

function otherRedactedName(redaction: Json): Broken[] {
  const name = memberOf(redaction, 'name');
  const type = isObject(name) ? memberOf(name, 'type') : undefined;
  return REDACTED_NAMES.includes(String(type)) ? [] : [{ path: '.name.type', found: type }];
}

function signedWithoutData(value: Json): Broken[] {
  return memberOf(value, 'delegationSigned') === true &&
    listOf(memberOf(value, 'dsData')).length + listOf(memberOf(value, 'keyData')).length === 0
    ? [{ path: '.dsData', found: memberOf(value, 'dsData') }]
    : [];
}

function withoutStatus(value: Json): Broken[] {
  const found = memberOf(value, 'status');
  return listOf(found).length > 0 ? [] : [{ path: '.status', found }];
}

function saysSigned(value: unknown): boolean {
  return !isObject(value) || memberOf(value, 'delegationSigned') !== undefined;
}

/** Of a member that must be there; another rule says what it must be. */
function isAnything(): boolean {
  return true;
}

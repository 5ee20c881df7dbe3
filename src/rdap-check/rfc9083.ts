import {
  EPP_STATUSES,
  EVENT_ACTIONS,
  NOTICE_TYPES,
  OTHER_STATUSES,
  ROLES,
  VARIANT_RELATIONS,
} from '../standards/rdap-values.js';
import {
  hasFormattedName,
  hasLevel0,
  hasVersion4,
  isAddress,
  isBase64,
  isCard,
  isCountry,
  isErrorStatus,
  isHexadecimal,
  isHost,
  isInteger,
  isIpv4,
  isIpv6,
  isLanguage,
  isLdhName,
  isListOf,
  isMediaType,
  isNonEmpty,
  isObjects,
  isOneOf,
  isSomeTexts,
  isText,
  isTexts,
  isTime,
  isTruth,
  isUri,
  isWordOf,
} from './forms.js';
import { MEMBERS, REDACTION_METHODS } from './names.js';
import { CLASSES } from './nodes.js';
import type { Broken, Row } from './rule.js';
import { isObject, type Json, listOf, memberOf } from './types.js';

/** RFC 9083, and what it builds on: RFC 7095 (jCard), RFC 8056 (statuses), RFC 9537 (redaction). One row is one rule. */
export const RFC_ROWS: readonly Row[] = [
  // The response.
  ['conformance', '9083 4.1', 'top', 'rdapConformance!', isSomeTexts, 'a list of texts'],
  ['conformance-level', '9083 4.1', 'top', 'rdapConformance', hasLevel0, '"rdap_level_0" in the list'],
  [
    'conformance-nested',
    '9083 4.1',
    'object',
    onlyAtTop('rdapConformance'),
    'rdapConformance in the outermost object only',
  ],
  ['notices-nested', '9083 4.3', 'object', onlyAtTop('notices'), 'notices in the outermost object only'],
  [
    'response-kind',
    '9083 4.9',
    'top',
    withoutKind,
    'an object class, an error, search results, or a notice that helps',
  ],
  [
    'extension',
    '9083 4.1',
    'top',
    unknownMembers,
    'members of RFC 9083, or of an extension that rdapConformance has',
  ],
  ['lang', '9083 4.4', 'top object', 'lang', isLanguage, 'a language tag'],

  // Members of several objects.
  ['notices', '9083 4.3', 'top', 'notices', isObjects, 'a list of objects'],
  ['remarks', '9083 4.3', 'object', 'remarks', isObjects, 'a list of objects'],
  ['notice-title', '9083 4.3', 'notice', 'title', isText, 'a text'],
  [
    'notice-type',
    '9083 10.2.1',
    'notice',
    'type',
    isOneOf(NOTICE_TYPES),
    'a registered type of notice or remark',
  ],
  ['notice-description', '9083 4.3', 'notice', 'description!', isTexts, 'a list of texts'],
  ['links', '9083 4.2', 'top object notice event', 'links', isObjects, 'a list of objects'],
  ['link-value', '9083 4.2', 'link', 'value!', isUri, 'the URI of the context'],
  ['link-rel', '9083 4.2', 'link', 'rel!', isNonEmpty, 'a relation'],
  ['link-href', '9083 4.2', 'link', 'href!', isUri, 'a URI'],
  ['link-type', '9083 4.2', 'link', 'type', isMediaType, 'a media type'],
  ['events', '9083 4.5', 'object', 'events', isObjects, 'a list of objects'],
  ['event-action', '9083 10.2.3', 'event', 'eventAction!', isOneOf(EVENT_ACTIONS), 'a registered event'],
  ['event-date', '9083 4.5', 'event', 'eventDate!', isTime, 'a time with a zone (RFC 3339)'],
  ['event-actor', '9083 4.5', 'event', 'eventActor', isText, 'a text'],
  ['event-actor-nested', '9083 5.1', 'entity', actorsOfActor, 'events in asEventActor without eventActor'],
  ['status', '9083 4.6', 'object', 'status', isTexts, 'a list of texts'],
  [
    'status-word',
    '9083 10.2.2',
    'object',
    'status[]',
    isWordOf([...EPP_STATUSES, ...OTHER_STATUSES]),
    'a registered status (RFC 8056 for those of EPP)',
  ],
  ['port43', '9083 4.7', 'object', 'port43', isHost, 'a host name or an address'],
  ['public-ids', '9083 4.8', 'domain entity', 'publicIds', isObjects, 'a list of objects'],
  ['public-id-type', '9083 4.8', 'publicId', 'type!', isNonEmpty, 'a text'],
  ['public-id', '9083 4.8', 'publicId', 'identifier!', isNonEmpty, 'a text'],
  ['object-class', '9083 4.9', 'object', otherClass, 'the class of an object of this member'],
  ['handle', '9083 3', 'object', 'handle', isNonEmpty, 'a text'],
  ['entities', '9083 5.1', 'object', 'entities', isObjects, 'a list of objects'],

  // Entities.
  ['roles', '9083 5.1', 'entity', 'roles', isTexts, 'a list of texts'],
  ['role', '9083 10.2.4', 'entity', 'roles[]', isWordOf(ROLES), 'a registered role'],
  ['jcard', '7095 3', 'entity', 'vcardArray', isCard, '["vcard", [[name, parameters, type, value] …]]'],
  [
    'jcard-version',
    '7095 3.2.1',
    'entity',
    'vcardArray',
    hasVersion4,
    'the property "version" with "4.0" first',
  ],
  ['jcard-name', '6350 6.2.1', 'entity', 'vcardArray', hasFormattedName, 'the property "fn"'],

  // Name servers and domains.
  ['name', '9083 5.3', 'domain nameserver', withoutName, 'ldhName or unicodeName'],
  [
    'ldh-name',
    '9083 3',
    'domain nameserver variantName',
    'ldhName',
    isLdhName,
    'a name in letters, digits and hyphens',
  ],
  ['unicode-name', '9083 3', 'domain nameserver variantName', 'unicodeName', isNonEmpty, 'a name'],
  ['nameservers', '9083 5.3', 'domain', 'nameservers', isObjects, 'a list of objects'],
  ['ip-addresses', '9083 5.2', 'nameserver', 'ipAddresses', isObject, 'an object with v4, v6 or both'],
  ['ipv4-addresses', '9083 5.2', 'ipAddresses', 'v4', isListOf(isIpv4), 'a list of IPv4 addresses'],
  ['ipv6-addresses', '9083 5.2', 'ipAddresses', 'v6', isListOf(isIpv6), 'a list of IPv6 addresses'],
  ['variants', '9083 5.3', 'domain', 'variants', isObjects, 'a list of objects'],
  [
    'variant-relation',
    '9083 10.2.5',
    'variant',
    'relation[]',
    isOneOf(VARIANT_RELATIONS),
    'a registered relation of variants',
  ],
  ['secure-dns', '9083 5.3', 'domain', 'secureDNS', isObject, 'an object'],
  ['delegation-signed', '9083 5.3', 'secureDns', 'delegationSigned', isTruth, 'true or false'],
  ['zone-signed', '9083 5.3', 'secureDns', 'zoneSigned', isTruth, 'true or false'],
  ['max-sig-life', '9083 5.3', 'secureDns', 'maxSigLife', isInteger(2 ** 31 - 1), 'seconds, a whole number'],
  ['ds-key-tag', '4034 5.1', 'dsData', 'keyTag!', isInteger(65_535), 'a number to 65535'],
  ['ds-algorithm', '4034 5.1', 'dsData', 'algorithm!', isInteger(255), 'a number to 255'],
  ['ds-digest-type', '4034 5.1', 'dsData', 'digestType!', isInteger(255), 'a number to 255'],
  ['ds-digest', '4034 5.3', 'dsData', 'digest!', isHexadecimal, 'hexadecimal digits'],
  ['key-flags', '4034 2.1', 'keyData', 'flags!', isInteger(65_535), 'a number to 65535'],
  ['key-protocol', '4034 2.1', 'keyData', 'protocol!', isInteger(255), 'a number to 255'],
  ['key-algorithm', '4034 2.1', 'keyData', 'algorithm!', isInteger(255), 'a number to 255'],
  ['key', '4034 2.2', 'keyData', 'publicKey!', isBase64, 'base64'],

  // Networks and autonomous systems.
  ['ip-version', '9083 5.4', 'network', 'ipVersion', isOneOf(['v4', 'v6']), '"v4" or "v6"'],
  ['start-address', '9083 5.4', 'network', 'startAddress', isAddress, 'an address'],
  ['end-address', '9083 5.4', 'network', 'endAddress', isAddress, 'an address'],
  ['address-version', '9083 5.4', 'network', otherVersion, 'addresses of the version that ipVersion has'],
  ['country', '9083 5.4', 'network autnum', 'country', isCountry, 'two letters'],
  ['parent-handle', '9083 5.4', 'network', 'parentHandle', isNonEmpty, 'a text'],
  ['start-autnum', '9083 5.5', 'autnum', 'startAutnum', isInteger(2 ** 32 - 1), 'a number'],
  ['end-autnum', '9083 5.5', 'autnum', 'endAutnum', isInteger(2 ** 32 - 1), 'a number'],
  ['autnum-order', '9083 5.5', 'autnum', backwards, 'startAutnum not above endAutnum'],

  // Errors.
  ['error-code', '9083 6', 'error', 'errorCode', isErrorStatus, 'a status of HTTP, as a number'],
  ['error-title', '9083 6', 'error', 'title', isText, 'a text'],
  ['error-description', '9083 6', 'error', 'description', isTexts, 'a list of texts'],

  // Redaction.
  ['redacted', '9537 4.2', 'object', 'redacted', isObjects, 'a list of objects'],
  ['redacted-conformance', '9537 4.1', 'top', undeclaredRedaction, '"redacted" in rdapConformance'],
  [
    'redacted-name',
    '9537 4.2',
    'redaction',
    'name!',
    hasTypeOrDescription,
    'an object with type or description',
  ],
  [
    'redacted-reason',
    '9537 4.2',
    'redaction',
    'reason',
    hasTypeOrDescription,
    'an object with type or description',
  ],
  [
    'redacted-method',
    '9537 4.2',
    'redaction',
    'method',
    isOneOf(REDACTION_METHODS),
    'emptyValue, partialValue, replacementValue or removal',
  ],
  ['redacted-path', '9537 4.2', 'redaction', wrongPaths, 'a JSON path as text'],
  ['redacted-removal', '9537 4.2', 'redaction', pathOfRemoved, 'no postPath, since the value was removed'],
];

function onlyAtTop(member: string) {
  return (value: Json, _: unknown, { path }: { path: string }): Broken[] =>
    path === '$' || memberOf(value, member) === undefined
      ? []
      : [{ path: `.${member}`, found: memberOf(value, member) }];
}

/** Names of search results (RFC 9083 section 8). */
const SEARCH_RESULTS = ['domainSearchResults', 'nameserverSearchResults', 'entitySearchResults'];

function withoutKind(value: Json): Broken[] {
  const objectClassName = memberOf(value, 'objectClassName');
  if (objectClassName !== undefined)
    return isNonEmpty(objectClassName) ? [] : [{ path: '.objectClassName', found: objectClassName }];
  const known = ['errorCode', 'notices', ...SEARCH_RESULTS].some(
    (name) => memberOf(value, name) !== undefined,
  );
  return known ? [] : [{ path: '.objectClassName', found: undefined }];
}

/** At the top only, where extensions put nearly all of theirs. */
function unknownMembers(value: Json): Broken[] {
  const extensions = listOf(memberOf(value, 'rdapConformance')).filter(isText);
  return Object.keys(value)
    .filter((name) => !MEMBERS.has(name) && !extensions.some((extension) => isOfExtension(name, extension)))
    .map((name) => ({ path: pathOf(name), found: value[name] }));
}

/** `cidr0_cidrs` is of `cidr0`; some extensions are named with a version behind: `fred_version_0`. */
const isOfExtension = (name: string, extension: string): boolean =>
  name === extension || name.startsWith(`${extension}_`) || name.startsWith(`${extension.split('_', 1)[0]}_`);

const pathOf = (name: string): string =>
  /^[a-z_]\w*$/iu.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;

function actorsOfActor(value: Json): Broken[] {
  return listOf(memberOf(value, 'asEventActor')).flatMap((event, at) =>
    isObject(event) && memberOf(event, 'eventActor') !== undefined
      ? [{ path: `.asEventActor[${at}].eventActor`, found: memberOf(event, 'eventActor') }]
      : [],
  );
}

function otherClass(value: Json, _: unknown, { kind }: { kind: string }): Broken[] {
  const found = memberOf(value, 'objectClassName');
  return CLASSES.get(found) === kind ? [] : [{ path: '.objectClassName', found }];
}

function withoutName(value: Json): Broken[] {
  return memberOf(value, 'ldhName') === undefined && memberOf(value, 'unicodeName') === undefined
    ? [{ path: '.ldhName', found: undefined }]
    : [];
}

function otherVersion(value: Json): Broken[] {
  const version = memberOf(value, 'ipVersion');
  const isOther = version === 'v4' ? isIpv6 : version === 'v6' ? isIpv4 : () => false;
  return ['startAddress', 'endAddress']
    .filter((name) => isOther(memberOf(value, name)))
    .map((name) => ({ path: `.${name}`, found: memberOf(value, name) }));
}

function backwards(value: Json): Broken[] {
  const [start, end] = [memberOf(value, 'startAutnum'), memberOf(value, 'endAutnum')];
  return typeof start === 'number' && typeof end === 'number' && start > end
    ? [{ path: '.startAutnum', found: start }]
    : [];
}

function hasTypeOrDescription(value: unknown): boolean {
  if (!isObject(value)) return false;
  const given = [memberOf(value, 'type'), memberOf(value, 'description')].filter(
    (each) => each !== undefined,
  );
  return given.length > 0 && given.every(isNonEmpty);
}

function wrongPaths(value: Json): Broken[] {
  return ['prePath', 'postPath', 'replacementPath']
    .map((name) => ({ path: `.${name}`, found: memberOf(value, name) }))
    .filter(({ found }) => found !== undefined && !(isText(found) && found.startsWith('$')));
}

function pathOfRemoved(value: Json): Broken[] {
  return memberOf(value, 'method') === 'removal' && memberOf(value, 'postPath') !== undefined
    ? [{ path: '.postPath', found: memberOf(value, 'postPath') }]
    : [];
}

function undeclaredRedaction(value: Json): Broken[] {
  const found = memberOf(value, 'rdapConformance');
  const isDeclared = listOf(found).includes('redacted');
  return memberOf(value, 'redacted') === undefined || isDeclared ? [] : [{ path: '.rdapConformance', found }];
}

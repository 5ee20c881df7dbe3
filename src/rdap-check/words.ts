import { EPP_CODES } from '../standards/epp-codes.js';

/** Words of IANA's registry of RDAP JSON values (RFC 9083 section 10.2), and of its registry of redacted names (RFC 9537). */

export const NOTICE_TYPES: readonly string[] = [
  'result set truncated due to authorization',
  'result set truncated due to excessive load',
  'result set truncated due to unexplainable reasons',
  'object truncated due to authorization',
  'object truncated due to excessive load',
  'object truncated due to unexplainable reasons',
  'object redacted due to authorization',
];

/** RFC 8056 writes EPP's codes apart. */
export const EPP_WORDS: readonly string[] = EPP_CODES.map((code) =>
  code === 'ok'
    ? 'active'
    : code === 'linked'
      ? 'associated'
      : code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
);

export const STATUSES: readonly string[] = [
  ...EPP_WORDS,
  'validated',
  'renew prohibited',
  'update prohibited',
  'transfer prohibited',
  'delete prohibited',
  'proxy',
  'private',
  'removed',
  'obscured',
  'locked',
  'reserved',
  'administrative',
];

export const EVENT_ACTIONS: readonly string[] = [
  'registration',
  'reregistration',
  'last changed',
  'expiration',
  'deletion',
  'reinstantiation',
  'transfer',
  'locked',
  'unlocked',
  'last update of RDAP database',
  'registrar expiration',
  'enum validation expiration',
];

export const ROLES: readonly string[] = [
  'registrant',
  'technical',
  'administrative',
  'abuse',
  'billing',
  'registrar',
  'reseller',
  'sponsor',
  'proxy',
  'notifications',
  'noc',
  'routing',
];

export const VARIANT_RELATIONS: readonly string[] = [
  'registered',
  'unregistered',
  'registration restricted',
  'open registration',
  'conjoined',
];

export const REDACTION_METHODS: readonly string[] = [
  'emptyValue',
  'partialValue',
  'replacementValue',
  'removal',
];

const CONTACT_FIELDS = [
  'Name',
  'Organization',
  'Street',
  'City',
  'State/Province',
  'Postal Code',
  'Country',
  'Phone',
  'Phone Ext',
  'Fax',
  'Fax Ext',
  'Email',
];

export const REDACTED_NAMES: readonly string[] = [
  'Registry Domain ID',
  'Registry Registrant ID',
  'Registry Admin ID',
  'Registry Tech ID',
  'Registry Billing ID',
  ...['Registrant', 'Admin', 'Administrative', 'Tech', 'Technical', 'Billing'].flatMap((role) =>
    CONTACT_FIELDS.map((field) => `${role} ${field}`),
  ),
];

/** Members of RFC 9083 for all responses and objects. Others are of an extension, whose name they begin with. */
export const MEMBERS: ReadonlySet<string> = new Set([
  'rdapConformance',
  'notices',
  'remarks',
  'lang',
  'links',
  'events',
  'status',
  'port43',
  'publicIds',
  'objectClassName',
  'handle',
  'entities',
  'ldhName',
  'unicodeName',
  'variants',
  'nameservers',
  'secureDNS',
  'network',
  'networks',
  'autnums',
  'asEventActor',
  'roles',
  'vcardArray',
  'ipAddresses',
  'startAddress',
  'endAddress',
  'ipVersion',
  'name',
  'type',
  'country',
  'parentHandle',
  'startAutnum',
  'endAutnum',
  'errorCode',
  'title',
  'description',
  'domainSearchResults',
  'nameserverSearchResults',
  'entitySearchResults',
  // RFC 9537.
  'redacted',
  // draft-ietf-regext-rdap-jscontact.
  'jscard',
  'jscard_uri',
]);

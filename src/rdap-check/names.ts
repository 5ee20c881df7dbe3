/** Names that RFC 9083 and RFC 9537 define, and those of IANA's registry of redacted fields. */

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

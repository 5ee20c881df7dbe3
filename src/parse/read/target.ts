/** Where a label's value goes. Modules and vocabularies speak this language. */
export type Target =
  | DomainField
  | 'nameserver'
  | 'nameserver.ip'
  | 'registrar' // a heading, or the registrar's name where a value stands beside it
  | `registrar.${RegistrarField}`
  | Role // a heading, or the contact's name where a value stands beside it
  | `${Role}.${ContactField}`
  | `${Role}.handle` // names a contact object that stands elsewhere in the answer
  | `object.${'id' | 'name' | 'organization'}` // opens a contact object, to be found by its id
  | 'details' // heading of a section that holds the domain's own fields
  | 'other' // heading of a section that has no place in the wire format: billing, reseller …
  | '-'; // read, and has no place in the wire format

export type DomainField =
  | 'domain'
  | 'domain_id'
  | 'status'
  | 'created_on'
  | 'updated_on'
  | 'expires_on'
  | 'referral_whois'
  | 'referral_url';

export type Role = 'registrant' | 'admin' | 'technical';

export const ROLES = ['registrant', 'admin', 'technical'] as const satisfies readonly Role[];

export type RegistrarField = 'id' | 'name' | 'organization' | 'url';

export type ContactField =
  | 'id'
  | 'name'
  | 'surname' // printed apart from the given name; becomes the end of the name
  | 'organization'
  | 'address'
  | 'city'
  | 'zip'
  | 'state'
  | 'country'
  | 'country_code' // printed beside the country's name, or instead of it
  | 'phone'
  | 'fax'
  | 'email'
  | 'created_on'
  | 'updated_on';

/** What to do with a line, decided once for each label: {@link Target} without strings to compare. */
export interface Rule {
  readonly op: Op;
  /** Key in the draft of the domain, the registrar or the contact. */
  readonly field: string;
  readonly role: Role | null;
  readonly declared: boolean;
  /** What the same label means outside the section, where it could mean either. */
  readonly outside: Rule | null;
}

export type Op = (typeof OP)[keyof typeof OP];

export const OP = {
  ignore: 0,
  domain: 1, // a scalar of the domain
  status: 2,
  nameserver: 3,
  address: 4, // an address of the nameserver above
  registrar: 5, // a field of the registrar
  contact: 6, // a field of a role's contact
  member: 7, // a field of the section's contact
  handle: 8,
  object: 9,
  registrarSection: 10,
  contactSection: 11,
  nameserverSection: 12,
  detailSection: 13,
  otherSection: 14,
} as const;

/** Where a label stands: its meaning may differ in each. */
export type Context = 'domain' | 'contact' | 'registrar' | 'nameserver' | 'other';

/** Compiles a target that was declared (or found in a vocabulary) for a label of that context. */
export function toRule(
  target: string,
  context: Context,
  declared: boolean,
  outside: Rule | null = null,
): Rule {
  const rule = (op: Op, field = '', role: Role | null = null): Rule => ({
    op,
    field,
    role,
    declared,
    outside,
  });
  if (target === '-') return rule(OP.ignore);
  const dot = target.indexOf('.');
  const head = dot < 0 ? target : target.slice(0, dot);
  const field = dot < 0 ? '' : target.slice(dot + 1);
  if (head === 'registrant' || head === 'admin' || head === 'technical') {
    if (field === '') return rule(OP.contactSection, 'name', head);
    return field === 'handle' ? rule(OP.handle, 'id', head) : rule(OP.contact, field, head);
  }
  if (head === 'object') return rule(OP.object, field);
  if (head === 'registrar')
    return field === '' ? rule(OP.registrarSection, 'name') : rule(OP.registrar, field);
  if (target === 'nameserver') return rule(OP.nameserver);
  if (target === 'nameserver.ip') return rule(OP.address);
  if (target === 'details') return rule(OP.detailSection);
  if (target === 'other') return rule(OP.otherSection);
  if (context === 'contact' && MEMBERS.has(target)) return rule(OP.member, target);
  if (context === 'registrar' && REGISTRAR.has(target)) return rule(OP.registrar, target);
  if (target === 'status') return rule(OP.status, 'status');
  if (DOMAIN.has(target)) return rule(OP.domain, target);
  throw new TypeError(`unknown target ${JSON.stringify(target)} for a label of context ${context}`);
}

const DOMAIN: ReadonlySet<string> = new Set<DomainField>([
  'domain',
  'domain_id',
  'created_on',
  'updated_on',
  'expires_on',
  'referral_whois',
  'referral_url',
]);

const REGISTRAR: ReadonlySet<string> = new Set<RegistrarField>(['id', 'name', 'organization', 'url']);

const MEMBERS: ReadonlySet<string> = new Set<ContactField>([
  'id',
  'name',
  'surname',
  'organization',
  'address',
  'city',
  'zip',
  'state',
  'country',
  'country_code',
  'phone',
  'fax',
  'email',
  'created_on',
  'updated_on',
]);

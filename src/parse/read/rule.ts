import {
  CONTACT_FIELDS,
  type ContactField,
  DNSSEC_FIELDS,
  type DnssecField,
  EVENT_ACTIONS,
  type EventAction,
  OBJECT_FIELDS,
  type ObjectField,
  REGISTRAR_FIELDS,
  type RegistrarField,
  ROLES,
  type Role,
  SCALAR_FIELDS,
  type ScalarField,
  type Target,
} from './target.js';

/** The kind of section that a label is in, since its meaning may differ in each. */
export type Context = 'domain' | 'contact' | 'registrar' | 'nameserver' | 'other';

/** What to do with a line of a label: a {@link Target}, parsed once for each label instead of once for each line. */
export type Rule =
  | RuleOf<'ignore', null, null>
  | RuleOf<'scalar', ScalarField, null>
  | RuleOf<'status', null, null>
  | RuleOf<'nameserver', null, null>
  | RuleOf<'address', null, null> // of the nameserver above
  | RuleOf<'registrar', RegistrarField, null>
  | RuleOf<'dnssec', DnssecField, null>
  | RuleOf<'event', EventAction, null>
  | RuleOf<'redacted', null, null>
  | RuleOf<'ttl', null, null>
  | RuleOf<'contact', ContactField, Role> // a field of a role's contact
  | RuleOf<'member', ContactField, null> // a field of the section's contact
  | RuleOf<'handle', null, Role>
  | RuleOf<'object', ObjectField, null>
  | RuleOf<'contactSection', null, Role>
  | RuleOf<'registrarSection', null, null>
  | RuleOf<'otherSection', null, null>
  | RuleOf<'detailSection', null, null>;

export interface RuleOf<Op extends string, Field, RoleOfRule> {
  readonly op: Op;
  readonly field: Field;
  readonly role: RoleOfRule;
  /** Whether a module declares it, rather than a vocabulary. */
  readonly declared: boolean;
  /** What the same label means outside of the section, if it could mean either. */
  readonly outside: Rule | null;
}

/** The rule for a label with this target in this context. Throws a TypeError for an unknown target. */
export function toRule(
  target: string,
  context: Context,
  declared: boolean,
  outside: Rule | null = null,
): Rule {
  const parsed = parseTarget(target, context);
  if (parsed === null)
    throw new TypeError(`unknown target ${JSON.stringify(target)} for a label of context ${context}`);
  const [op, field, role] = parsed;
  // `parseTarget` returns only combinations that are rules, which its type does not express.
  return { op, field, role, declared, outside } as Rule;
}

/** The same rule with what the label means outside of the section. Written out, so that all rules are objects of one shape. */
export const withOutside = ({ op, field, role, declared }: Rule, outside: Rule): Rule =>
  ({ op, field, role, declared, outside }) as Rule;

export const isDate = (rule: Rule): boolean =>
  rule.op === 'scalar' &&
  (rule.field === 'created_on' || rule.field === 'updated_on' || rule.field === 'expires_on');

/** Whether it is a field of the section that the label is in. */
export const isMember = ({ op }: Rule): boolean => op === 'member' || op === 'registrar' || op === 'ignore';

/** Whether it is a field of the domain itself. */
export const isOfDomain = (rule: Rule | null): boolean =>
  rule?.op === 'scalar' || rule?.op === 'status' || rule?.op === 'nameserver' || rule?.op === 'dnssec';

type Parsed = readonly [op: Rule['op'], field: Rule['field'], role: Role | null];

const WHOLE: Readonly<Partial<Record<string, Parsed>>> = {
  '-': ['ignore', null, null],
  nameserver: ['nameserver', null, null],
  redacted: ['redacted', null, null],
  ttl: ['ttl', null, null],
  'nameserver.ip': ['address', null, null],
  registrar: ['registrarSection', null, null],
  details: ['detailSection', null, null],
  other: ['otherSection', null, null],
} satisfies Partial<Record<Target, Parsed>>;

function parseTarget(target: string, context: Context): Parsed | null {
  const whole = WHOLE[target];
  if (whole !== undefined) return whole;
  const dot = target.indexOf('.');
  const head = dot < 0 ? target : target.slice(0, dot);
  const field = dot < 0 ? null : target.slice(dot + 1);
  if (isRole(head)) {
    if (field === null) return ['contactSection', null, head];
    if (field === 'handle') return ['handle', null, head];
    return isContactField(field) ? ['contact', field, head] : null;
  }
  if (head === 'dnssec') return isDnssecField(field) ? ['dnssec', field, null] : null;
  if (head === 'event') return isEventAction(field) ? ['event', field, null] : null;
  if (head === 'object') return isObjectField(field) ? ['object', field, null] : null;
  if (head === 'registrar') return isRegistrarField(field) ? ['registrar', field, null] : null;
  if (context === 'contact' && isContactField(target)) return ['member', target, null];
  if (context === 'registrar' && isRegistrarField(target)) return ['registrar', target, null];
  if (target === 'status') return ['status', null, null];
  return isScalarField(target) ? ['scalar', target, null] : null;
}

/** A guard for the words of a list. */
const oneOf = <Word extends string>(words: readonly Word[]) => {
  const known: ReadonlySet<string> = new Set(words);
  return (word: string | null): word is Word => word !== null && known.has(word);
};

const isRole = oneOf(ROLES);
const isDnssecField = oneOf(DNSSEC_FIELDS);
const isEventAction = oneOf(EVENT_ACTIONS);
const isObjectField = oneOf(OBJECT_FIELDS);
const isRegistrarField = oneOf(REGISTRAR_FIELDS);
const isScalarField = oneOf(SCALAR_FIELDS);
const isContactField = oneOf(CONTACT_FIELDS);

import { normalizeLabel, splitCapitals } from '../text/label.js';
import { genericDomain, genericLabels } from './generic-labels.js';
import type { Layout } from './layout.js';
import { entriesOf, type Rows } from './rows.js';
import { type Context, type Rule, toRule, withOutside } from './rule.js';
import type { Role } from './target.js';
import { wordsApart } from './words-apart.js';

/** `Name (Registrant)` */
const ROLE_BEHIND = /^([^()]{1,40}) \(([^()]{1,40})\)$/u;

/** Labels remembered in each context. They come from untrusted responses, so their number is bounded. */
const MAX_REMEMBERED_LABELS = 2000;

/** Meanings that open a section of their own, also within another section and whatever the indentation. */
export const SECTION_OPS: ReadonlySet<Rule['op']> = new Set<Rule['op']>([
  'contactSection',
  'registrarSection',
  'otherSection',
  'detailSection',
]);

/** Fields that no contact has: they are the domain's, also in the section of a contact. */
const OWN_OPS: ReadonlySet<Rule['op']> = new Set<Rule['op']>(['scalar', 'nameserver', 'dnssec', 'event']);

/** Meanings that a label can have outside of a contact's section. */
const DOMAIN_OPS: ReadonlySet<Rule['op']> = new Set<Rule['op']>([
  'scalar',
  'status',
  'nameserver',
  'registrarSection',
  'registrar',
  'dnssec',
  'event',
]);

/**
 * Finds what a label means in its section: as the module declares it, else as the generic reader knows it. Each distinct label is
 * normalized once.
 */
export class LabelTable {
  readonly #declared: Record<'domain' | 'contact' | 'registrar', ReadonlyMap<string, Rule>>;
  readonly #roles: readonly RolePattern[];
  readonly #seen: Record<Context, Map<string, Rule | null>> = {
    domain: new Map(),
    contact: new Map(),
    registrar: new Map(),
    nameserver: new Map(),
    other: new Map(),
  };
  readonly #headings = new Map<string, Rule | null>();

  /** `base` is the table of the layout that this one builds on; it is searched for labels that are not declared here. */
  constructor(
    declared: Pick<Layout, 'labels' | 'contact' | 'registrar' | 'roles' | 'prefixes'>,
    private readonly base: LabelTable | null = null,
  ) {
    this.#declared = {
      domain: compile('domain', declared.prefixes, declared.labels),
      contact: compile('contact', declared.contact),
      registrar: compile('registrar', declared.registrar),
    };
    this.#roles = entriesOf(declared.roles).map(([pattern, role]) => new RolePattern(pattern, role));
  }

  /** Returns what `label` means in a section of that kind; null for an unknown label. */
  find(context: Context, label: string): Rule | null {
    const seen = context === 'domain' ? this.#seen.domain : this.#seen[context];
    let rule = seen.get(label);
    if (rule === undefined) {
      // `jane@example.com +1.2025550123 Fax: …` is a line of a contact.
      rule = label.includes('@')
        ? null
        : (this.#resolve(context, normalizeLabel(label)) ??
          this.#resolve(context, normalizeLabel(splitCapitals(label))) ??
          this.#resolve(context, wordsApart(label)) ??
          this.#inTwoLanguages(context, label) ??
          this.#resolve(context, normalizeLabel(label.replace(ROLE_BEHIND, '$2 $1'))));
      if (seen.size < MAX_REMEMBERED_LABELS) seen.set(label, rule);
    }
    return rule;
  }

  /** Returns what `Holder / Titulaire` means: both words the same, or one that is unknown. `Phone / Fax` is two fields. */
  #inTwoLanguages(context: Context, label: string): Rule | null {
    const [one, other, ...more] = label.split('/');
    if (one === undefined || other === undefined || more.length > 0) return null;
    const [first, second] = [one, other].map((word) => this.#resolve(context, normalizeLabel(word)));
    if (!first || !second) return first ?? second ?? null;
    return isSame(first, second) ? first : null;
  }

  /** Returns what a whole line without a separator means as a heading. */
  heading(text: string): Rule | null {
    let rule = this.#headings.get(text);
    if (rule === undefined) {
      rule = this.#resolve('domain', normalizeLabel(text));
      if (rule !== null && !(SECTION_OPS.has(rule.op) || rule.op === 'nameserver' || rule.op === 'scalar'))
        rule = null;
      if (this.#headings.size < MAX_REMEMBERED_LABELS) this.#headings.set(text, rule);
    }
    return rule;
  }

  #declaredAs(context: 'domain' | 'contact' | 'registrar', label: string): Rule | undefined {
    const { base } = this;
    return (
      this.#declared[context].get(label) ?? (base === null ? undefined : base.#declaredAs(context, label))
    );
  }

  /** Returns what a label with a role in it means: `owner phone`. `contacts` is the table of the layout that is read; it knows the field. */
  #ofRole(label: string, contacts: LabelTable): Rule | undefined {
    for (const { before, after, role } of this.#roles) {
      if (!label.startsWith(before) || !label.endsWith(after)) continue;
      const field = contacts.#declaredAs('contact', label.slice(before.length, label.length - after.length));
      if (field?.op === 'member' && role !== '-') return toRule(`${role}.${field.field}`, 'domain', true);
      if (field?.op === 'member' || field?.op === 'ignore') return toRule('-', 'domain', true);
    }
    return this.base === null ? undefined : this.base.#ofRole(label, contacts);
  }

  #resolve(context: Context, label: string): Rule | null {
    if (label === '') return null;
    const domain = this.#declaredAs('domain', label) ?? this.#ofRole(label, this) ?? genericDomain(label);
    if (context === 'domain') return domain;
    if (context === 'other') return inOtherSection(label, domain, this.#declaredAs('contact', label));
    if (context === 'nameserver') {
      const target = domain?.declared === true ? undefined : genericLabels().nameserver.get(label);
      return target === undefined ? domain : toRule(target, context, false);
    }
    const outside = domain !== null && DOMAIN_OPS.has(domain.op) ? domain : null;
    const declared = this.#declaredAs(context, label);
    if (declared !== undefined) return outside === null ? declared : withOutside(declared, outside);
    const target = (context === 'contact' ? genericLabels().contact : genericLabels().registrar).get(label);
    if (target !== undefined) return toRule(target, context, false, outside);
    return domain;
  }
}

/** Whether two rules write the same field, at least outside the section. Rules without a role have the same one. */
function isSame(one: Rule, other: Rule): boolean {
  const [first, second] = [one.outside ?? one, other.outside ?? other];
  return first.op === second.op && first.field === second.field && first.role === second.role;
}

/** In the section of a contact that has no place in the wire format, only labels that can only mean the domain are read. */
function inOtherSection(label: string, domain: Rule | null, member: Rule | undefined): Rule | null {
  if (
    domain !== null &&
    (SECTION_OPS.has(domain.op) || (OWN_OPS.has(domain.op) && !genericLabels().contact.has(label)))
  )
    return domain;
  if (domain !== null || member !== undefined || genericLabels().contact.has(label))
    return toRule('-', 'domain', domain?.declared === true || member !== undefined);
  return null;
}

/** A label with a role in it, as it is looked up: `Owner *` becomes the prefix `owner `. */
class RolePattern {
  readonly before: string;
  readonly after: string;

  constructor(
    pattern: string,
    readonly role: Role | '-',
  ) {
    // While the pattern is normalized, a word takes the place of the `*`.
    const [before = '', after = ''] = normalizeLabel(pattern.replace('*', FIELD)).split(FIELD);
    this.before = before;
    this.after = after;
  }
}

const FIELD = 'fieldofcontact';

/** Compiles the tables of one context. If several tables have a label, the last one counts. */
const compile = (context: Context, ...tables: readonly (Rows<string> | undefined)[]): Map<string, Rule> =>
  new Map(
    tables.flatMap((table) =>
      entriesOf(table).map(([label, target]): [string, Rule] => [
        normalizeLabel(label),
        toRule(target, context, true),
      ]),
    ),
  );

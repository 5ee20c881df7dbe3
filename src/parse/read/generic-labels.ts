import { withoutAccents } from '../text/label.js';
import { CONTACT_MEMBERS } from '../words/contact.js';
import { DNSSEC_LABELS } from '../words/dnssec.js';
import { DOMAIN_LABELS } from '../words/domain.js';
import { EVENT_LABELS } from '../words/events.js';
import { IGNORED_LABELS } from '../words/ignored.js';
import { NAMESERVER_MEMBERS } from '../words/nameserver.js';
import { REGISTRAR_LABELS, REGISTRAR_MEMBERS } from '../words/registrar.js';
import { FILLERS, ROLE_WORDS } from '../words/roles.js';
import { jointRoles } from './joint-contact.js';
import { type Rows, wordsOf } from './rows.js';
import { type Rule, toRule } from './rule.js';
import type { Role, Target } from './target.js';

/** Labels that open a contact object at the beginning of a paragraph (RPSL, RFC 2622 section 3). */
const OBJECT_LABELS: Rows<Target> = {
  'object.name': 'person | role | personname | person name | persname',
  'object.id': `
    nic hdl | nic hdl br | nic handle | nichandle | nichdl | contact | contact id | contactid | contact handle
  `,
};

interface GenericLabels {
  readonly contact: ReadonlyMap<string, string>;
  readonly registrar: ReadonlyMap<string, string>;
  readonly nameserver: ReadonlyMap<string, string>;
  readonly roles: ReadonlyMap<string, Role | 'other'>;
  readonly domain: ReadonlyMap<string, string>;
}

let made: GenericLabels | undefined;

/** The vocabularies as maps from label to target. Built on first use, so that importing the library is cheap. */
export function genericLabels(): GenericLabels {
  made ??= make();
  return made;
}

function make(): GenericLabels {
  return {
    contact: meanings(CONTACT_MEMBERS),
    registrar: meanings(REGISTRAR_MEMBERS),
    nameserver: meanings(NAMESERVER_MEMBERS),
    roles: meanings(ROLE_WORDS),
    domain: meanings<string>(
      DOMAIN_LABELS,
      EVENT_LABELS,
      DNSSEC_LABELS,
      REGISTRAR_LABELS,
      OBJECT_LABELS,
      ROLE_WORDS,
      IGNORED_LABELS,
    ),
  };
}

/** Words in the form in which labels are looked up. If a word has several meanings, the first counts. */
function meanings<Meaning extends string>(...tables: readonly Rows<Meaning>[]): Map<string, Meaning> {
  const labels = new Map<string, Meaning>();
  for (const rows of tables)
    for (const [meaning, words] of Object.entries(rows) as [Meaning, string][]) {
      const unknown = wordsOf(withoutAccents(words)).filter((label) => !labels.has(label));
      for (const label of unknown) labels.set(label, meaning);
    }
  return labels;
}

/** Returns what a label of the domain's record means; null for labels that no vocabulary has. */
export function genericDomain(label: string): Rule | null {
  const target = genericLabels().domain.get(label);
  return target === undefined
    ? (dateOf(label) ?? ofRegistrar(label) ?? composite(label))
    : toRule(target, 'domain', false);
}

/** Words in a date's label that mean the domain. */
const DATED = /^(?:domain(?: name| record| registration)?|record|registration) /u;
const DATES: ReadonlySet<string> = new Set<Target>(['created_on', 'updated_on', 'expires_on']);

/** The date's format in its label: `Created (DD/MM/YYYY)`, `Créé le (JJ/MM/AAAA)`. */
const WRITTEN = / (?:(?:dd|jj) mm|mm (?:dd|jj)) (?:yyyy|aaaa)$| (?:yyyy|aaaa) mm (?:dd|jj)$/u;

/** A date's label with the word for the domain before it: `Record last modified`, `Domain Name expiration date`. */
function dateOf(label: string): Rule | null {
  const said = label.replace(WRITTEN, '');
  const subject = DATED.exec(said)?.[0] ?? '';
  const target =
    subject === '' && said === label ? undefined : genericLabels().domain.get(said.slice(subject.length));
  return target !== undefined && DATES.has(target) ? toRule(target, 'domain', false) : null;
}

/** A field of the registrar, whatever words come before its name: `sponsoring registrar city`, `registrar compagnie name`. */
function ofRegistrar(label: string): Rule | null {
  const field = REGISTRARS.exec(label)?.[1];
  if (field === undefined) return null;
  const { domain, registrar } = genericLabels();
  const member = registrar.get(field);
  const target =
    domain.get(`registrar ${field}`) ?? (member === '-' ? member : member && `registrar.${member}`);
  return target === undefined ? null : toRule(target, 'domain', false);
}

const REGISTRARS = /^(?:sponsoring |current |managing )?registrar (.+)$/u;

/** A role, perhaps a filler, then a contact's field: `registrant contact street`, `tech email`. */
function composite(label: string): Rule | null {
  const words = label.split(' ');
  if (words.length < 2) return null;
  let from = 0;
  const { roles } = genericLabels();
  // `Registry Registrant ID`: the word for the registry is a role only if no other role follows.
  while (
    from < words.length - 1 &&
    FILLERS.has(words[from] ?? '') &&
    (!roles.has(words[from] ?? '') || roles.has(words[from + 1] ?? ''))
  )
    from++;
  // `Contact technique Nom`: a word that could be a filler is part of the role.
  for (let at = from; at >= 0; at--) {
    const rule = ofRole(words.slice(at));
    if (rule !== null) return rule;
  }
  // `Registrant, Administrative Contact, Technical Contact`: the first role, whose contact the others share.
  const [first] = jointRoles(words);
  return first === undefined ? null : toRule(first, 'domain', false);
}

/** Words for roles, the longest first. */
const MAX_ROLE = 4;

function ofRole(words: readonly string[]): Rule | null {
  const { roles, contact } = genericLabels();
  for (let take = Math.min(MAX_ROLE, words.length); take > 0; take--) {
    const role = roles.get(words.slice(0, take).join(' '));
    if (role === undefined) continue;
    let rest = words.slice(take);
    if (rest.length === 0) return toRule(role, 'domain', false);
    for (;;) {
      const field = contact.get(rest.join(' '));
      if (field !== undefined)
        return toRule(role === 'other' || field === '-' ? '-' : `${role}.${field}`, 'domain', false);
      if (rest.length < 2 || !FILLERS.has(rest[0] ?? '')) break;
      rest = rest.slice(1);
    }
    if (rest.length === 1 && FILLERS.has(rest[0] ?? '')) return toRule(role, 'domain', false);
  }
  return null;
}

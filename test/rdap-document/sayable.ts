import { domainToASCII } from 'node:url';
import type { Contact, Properties } from '../../src/index.js';
import { rdapStatuses } from '../../src/rdap-document/statuses.js';

interface Difference {
  /** Why RDAP cannot say it, or why a reader of RDAP cannot know it. */
  reason: string;
  /** Changes what was read of the original response into what is read of the document made of it. */
  apply(original: Properties, again: Properties): void;
}

const contactsOf = (properties: Properties): Contact[][] => [
  properties.registrant_contacts,
  properties.admin_contacts,
  properties.technical_contacts,
  properties.billing_contacts,
];

function eachContact(properties: Properties, change: (contact: Contact) => void): void {
  for (const contacts of contactsOf(properties)) for (const contact of contacts) change(contact);
}

const PLACEHOLDER = /redacted|withheld|not (?:disclosed|applicable|available|shown)|^(?:none|n\/a|-+)$/i;
const GLOBAL_NUMBER = /^\+[\d .()-]*\d[\d .()-]*$/;

const asUri = (number: string | null): string | null =>
  number !== null && GLOBAL_NUMBER.test(number) ? number.replace(/ +/g, '-') : number;

/** EPP's name for one of RDAP's words (RFC 8056), as the reader prints it; words that EPP does not have stay. */
function eppName(word: string): string {
  if (word === 'active') return 'ok';
  if (word === 'associated') return 'linked';
  if (RDAP_ONLY.has(word)) return word;
  return word.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
}

const RDAP_ONLY = new Set(
  'validated,renew prohibited,update prohibited,transfer prohibited,delete prohibited,proxy,private,removed,obscured,locked,reserved'.split(
    ',',
  ),
);

const byText = <T>(values: T[]): T[] =>
  [...values].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** All differences between properties and what is read of the RDAP document that is made of them. */
export const DIFFERENCES: readonly Difference[] = [
  {
    reason: 'An error object (RFC 9083 section 6) has no members of the object that is missing.',
    apply(original) {
      if (original.available !== true) return;
      Object.assign(original, {
        disclaimer: null,
        domain_id: null,
        referral_whois: null,
        referral_url: null,
        created_on: null,
        updated_on: null,
        expires_on: null,
        registrar: null,
        registrant_contacts: [],
        admin_contacts: [],
        technical_contacts: [],
        nameservers: [],
        statuses: [],
        dnssec: null,
        abuse_contact: null,
        reseller: null,
        billing_contacts: [],
        events: [],
        redacted: [],
      } satisfies Partial<Properties>);
    },
  },
  {
    reason: 'The notice that names the source is a notice like the registry’s terms.',
    apply(original, again) {
      const own = again.disclaimer?.match(
        /(?:An unnamed server|\S+) responded by (?:WHOIS|RDAP) on .*$/,
      )?.[0];
      original.disclaimer = [original.disclaimer, own].filter(Boolean).join(' ');
    },
  },
  {
    reason: '`ldhName` is the name in A-labels.',
    apply(original) {
      original.domain &&= domainToASCII(original.domain) || original.domain;
    },
  },
  {
    reason: 'A placeholder is not a handle.',
    apply(original) {
      if (PLACEHOLDER.test(original.domain_id ?? '')) original.domain_id = null;
      eachContact(original, (contact) => {
        if (PLACEHOLDER.test(contact.id ?? '')) contact.id = null;
      });
    },
  },
  {
    reason: 'The reader puts each value on one line with single blanks; of an address it keeps the lines.',
    apply(original) {
      const oneLine = (text: string) =>
        text
          .replace(/ *\n */g, ', ')
          .replace(/\s+/g, ' ')
          .trim();
      eachContact(original, (contact) => {
        for (const [key, value] of Object.entries(contact) as [keyof Contact, unknown][])
          if (typeof value === 'string')
            Object.assign(contact, {
              [key]: key === 'address' ? value.split('\n').map(oneLine).join('\n') : oneLine(value),
            });
      });
      const { registrar } = original;
      if (registrar?.address)
        registrar.address = registrar.address
          .split('\n')
          .map(oneLine)
          .filter((line) => line !== '')
          .join('\n');
    },
  },
  {
    reason: 'A `tel` URI (RFC 3966) has no blanks, and its extension is digits.',
    apply(original) {
      const digits = (extension: string | null) =>
        extension !== null && /^[\d.()-]+$/.test(extension) ? extension : null;
      const first = contactsOf(original).map(([contact]) => contact);
      const said = (contact: Contact, extension: string | null) =>
        first.includes(contact) && PLACEHOLDER.test(extension ?? '') ? extension : digits(extension);
      eachContact(original, (contact) => {
        contact.phone_ext = contact.phone === null ? null : said(contact, contact.phone_ext);
        contact.fax_ext = contact.fax === null ? null : said(contact, contact.fax_ext);
        contact.phone = asUri(contact.phone);
        contact.fax = asUri(contact.fax);
      });
      for (const each of [original.registrar, original.abuse_contact, original.reseller])
        if (each !== null) each.phone = asUri(each.phone);
    },
  },
  {
    reason: 'The reader takes one name, one number and one address of the web from the registrar’s entity.',
    apply(original) {
      const { registrar } = original;
      if (registrar === null) return;
      registrar.name ??= registrar.organization;
      registrar.organization = null;
      if (registrar.iana_id !== null) registrar.id = String(registrar.iana_id);
      const further = original.referral_url;
      registrar.url ??= further !== null && /^https?:\/\/\S+$/i.test(further) ? further : null;
      original.referral_url = registrar.url;
    },
  },
  {
    reason:
      'What stands in the place of an e-mail address is a remark; the reader reads those of the domain’s contacts.',
    apply(original) {
      for (const each of [original.registrar, original.abuse_contact, original.reseller])
        if (each !== null && !/\S@\S/.test(each.email ?? '')) each.email = null;
    },
  },
  {
    reason: 'RDAP’s words for statuses are those of RFC 8056 and IANA; registries’ own words are a remark.',
    apply(original, again) {
      if (original.available === true) return;
      const { words } = rdapStatuses(original.status, original.statuses);
      original.statuses = words.map(eppName);
      // RDAP has no words for these, and one for names that cannot be registered.
      if (['suspended', 'expired', 'inactive'].includes(original.status) && again.registered === true)
        original.status = again.status;
      if (original.status === 'unavailable') original.status = 'reserved';
    },
  },
  {
    reason:
      'An entity that says nothing is left out; contacts that are the same, in one role or several, are one entity, first in each.',
    apply(original, again) {
      for (const [n, contacts] of contactsOf(original).entries()) {
        const said = contacts.filter(({ type: _, ...fields }) =>
          Object.values(fields).some((v) => v !== null),
        );
        const order = contactsOf(again)[n]?.map((contact) => JSON.stringify(contact)) ?? [];
        said.sort((a, b) => order.indexOf(JSON.stringify(a)) - order.indexOf(JSON.stringify(b)));
        const once = said.filter(
          (contact, m) => said.findIndex((each) => JSON.stringify(each) === JSON.stringify(contact)) === m,
        );
        contacts.splice(0, contacts.length, ...once);
      }
    },
  },
  {
    reason:
      'The reader looks for a town, a postal code and a country in an address that has none apart, whatever printed it.',
    apply(original, again) {
      for (const [n, contacts] of contactsOf(original).entries())
        for (const [m, contact] of contacts.entries()) {
          const read = contactsOf(again)[n]?.[m];
          for (const field of ['city', 'zip', 'state', 'country'] as const)
            if (contact[field] === null && read?.[field] && contact.address?.includes(read[field]))
              contact[field] = read[field];
          if (read?.country_code && contact.address?.endsWith(` ${read.country_code}`))
            contact.country_code ??= read.country_code;
        }
    },
  },
  {
    reason: 'A nameserver’s addresses are listed by version.',
    apply(original) {
      for (const nameserver of original.nameservers)
        nameserver.addresses.sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
    },
  },
  {
    reason: 'Signers and keys that are given in part are a remark.',
    apply({ dnssec }) {
      if (dnssec === null) return;
      dnssec.ds = dnssec.ds.filter((record) => !Object.values(record).includes(null));
      dnssec.keys = dnssec.keys.filter((record) => !Object.values(record).includes(null));
    },
  },
  {
    reason: 'Each action is dated once, in no order; RDAP has no words for renewal, redemption and release.',
    apply(original, again) {
      const latest = new Map<string, string>();
      for (const { action, date } of original.events) {
        const known = latest.get(action);
        if (known === undefined || Date.parse(date) > Date.parse(known)) latest.set(action, date);
      }
      for (const action of ['renewal', 'redemption', 'release']) latest.delete(action);
      const { created_on, updated_on, expires_on } = original;
      if (created_on !== null) latest.set('registration', created_on);
      if (updated_on !== null) latest.set('last changed', updated_on);
      const registrars = latest.get('registrar expiration') === expires_on && !latest.has('expiration');
      if (expires_on !== null && !registrars) latest.set('expiration', expires_on);
      original.events = byText(
        [...latest].map(([action, date]) => ({ action, date })),
      ) as Properties['events'];
      again.events = byText(again.events);
    },
  },
  {
    reason:
      'RFC 9537 names fields of a role, so that of several contacts of a role only what is printed is known to be hidden.',
    apply(original, again) {
      for (const each of [original, again])
        each.redacted = [...new Set(each.redacted.map((path) => path.replace(/\.\d+\./, '.*.')))].sort();
      const lists = ['registrant', 'admin', 'technical', 'billing'].map((role) => `${role}_contacts`);
      const several = lists.filter((list) => (original[list as keyof Properties] as Contact[]).length > 1);
      // A contact of which everything is hidden is left out.
      const gone = again.redacted.filter((path) => lists.includes(path));
      const isKnown = (path: string): boolean => ![...several, ...gone].some((list) => path.startsWith(list));
      original.redacted = original.redacted.filter(isKnown);
      again.redacted = again.redacted.filter(isKnown);
    },
  },
];

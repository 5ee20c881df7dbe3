import type { Draft } from '../read/draft.js';
import { layout } from '../read/layout.js';
import { BLANK, COMMENT, LABELLED, Line } from '../text/lines.js';
import { contactLines, ending } from '../values/contact-lines.js';

const SPARE = `bill-c | mnt-by | mnt-lower | dom-public | license | remark | descr | source | org-id | url |
  person-loc | organization-loc | address-loc | city-loc | postal-code-loc | country-loc | abuse-postal |
  abuse-postal-loc | abuse-url`;

const HEADING =
  /^%\s{0,4}(registrar|registrant|(?:administrative|technical|billing) contacts?|glue records?):$/iu;

/**
 * The Ukrainian registries: paragraphs, each with a comment above it that names the object. A field may come twice, in Latin letters and
 * (`-loc`) in the registrant's own script; `n/a` if one is missing.
 */
export const UANIC = layout({
  beside: `{0-2}with the services necessary for the technical maintenance of the registration and operation of the domain name | the Registrant is an entity who uses and manages a certain domain name, | and the Registrar is a business entity that provides the Registrant | In the process of delegation of a domain name,`,
  phrases: {
    available: `
      No entries found for {domain} | No records found for object {domain} |
      {domain} - Domain name does not exist
    `,
    throttled: 'Query limit exceeded{…} | Your query limit{…} | Too many queries{…}',
    invalid: 'Invalid domain name{…} | Incorrect request{…}',
  },
  prepare: prepareParagraphs,
  labels: {
    domain: 'domain',
    status: 'status',
    nameserver: 'nserver | Glue Record section | Glue Records section',
    'nameserver.ip': 'ip-address | ip-addr | ipv6-addr',
    created_on: 'created',
    updated_on: 'modified | changed',
    expires_on: 'expires',
    registrar: 'Registrar section',
    registrant: 'Registrant section',
    admin: 'Administrative Contact section | Administrative Contacts section',
    technical: 'Technical Contact section | Technical Contacts section',
    billing: 'Billing Contacts section',
    'abuse.email': 'abuse-email',
    'abuse.phone': 'abuse-phone',
    // The contacts are below, in sections.
    '-': `registrant | admin-c | tech-c | ${SPARE}`,
  },
  contact: {
    id: 'contact-id | nic-handle',
    name: 'person',
    organization: 'organization',
    address: 'address',
    zip: 'postal-code',
    country: 'country',
    phone: 'phone',
    fax: 'fax | fax-no',
    email: 'e-mail',
    created_on: 'created',
    updated_on: 'modified | changed',
    '-': `status | ${SPARE}`,
  },
  registrar: { name: 'registrar', organization: 'organization', url: 'url', address: 'city | country' },
  // For registries that do not divide it: `01001 Kyiv`, and below it `UA`.
  address: contactLines(ending(/^(?<zip>\d{4,6}) (?<city>.{2,60})\n(?<country>[A-Z]{2})$/u)),
  wholeAddress: true,
  fallback: { 'registrar.id': 'registrar.name' },
  postprocess: expireByStatus,
});

/** Turns the comment above a paragraph into a heading, and drops repeated fields. */
function prepareParagraphs(lines: readonly Line[], text: string): Line[] {
  const prepared: Line[] = [];
  let heading: Line | null = null;
  let paragraph: Line[] = [];
  const flush = () => {
    if (heading !== null && paragraph.length > 0) prepared.push(heading, ...sayOnce(paragraph));
    else prepared.push(...paragraph);
    paragraph = [];
  };
  for (const line of lines) {
    if (line.kind === BLANK) {
      flush();
      prepared.push(line);
    } else if (line.kind === COMMENT) {
      flush();
      const found = HEADING.exec(text.slice(line.start, line.end));
      if (found !== null)
        heading = new Line(line.number, LABELLED, 0, `${found[1]} section`, '', true, line.start, line.end);
      else prepared.push(line);
    } else paragraph.push(line);
  }
  flush();
  return prepared;
}

const isMissing = (value: string): boolean => value === 'n/a' || value === 'n\\a';

/** Drops `n/a`, uses the local form if there is no other, and joins fields of several lines. */
function sayOnce(lines: readonly Line[]): Line[] {
  const said = new Map<string, Line>();
  const labels = new Set(lines.filter((line) => !isMissing(line.value)).map((line) => line.label));
  const kept: Line[] = [];
  for (const line of lines) {
    if (isMissing(line.value)) continue;
    const plain = line.label.replace(/-loc$/u, '');
    const named = plain !== line.label && !labels.has(plain) ? line.with(plain, line.value) : line;
    const before = said.get(named.label);
    if (named.label === 'organization' && before !== undefined) {
      const joined = before.with('organization', `${before.value}\n${named.value}`);
      kept[kept.indexOf(before)] = joined;
      said.set('organization', joined);
    } else {
      kept.push(named);
      said.set(named.label, named);
    }
  }
  return kept;
}

/** Reads the expiry in a status: `status: OK-UNTIL 20140903121852`. */
function expireByStatus(draft: Draft): void {
  for (const status of draft.statuses) draft.expires_on ??= /^OK-UNTIL (\d{14})$/u.exec(status)?.[1] ?? null;
}

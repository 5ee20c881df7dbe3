import { icannNotice } from '../answer/notice.js';
import { layout } from '../read/layout.js';
import { LABELLED, type Line } from '../text/lines.js';
import type { BlockReader } from '../values/contact-block.js';
import { takeNames } from '../values/person-or-organization.js';
import { takePlace } from '../values/town.js';
import { contactLines, reach, type Step, top } from './contact-lines.js';
import { ICANN } from './icann.js';
import { withoutLabels } from './prepare-lines.js';

const HEADING = /^(?:registrant|admin|administrative|technical|domain|registrar)(?: \w{1,20}){0,3}$/iu;

/**
 * An accredited registrar's server: ICANN's layout since 2013 (Registrar Accreditation Agreement), before
 * that each registrar's own, mostly indented blocks below `Registrant:` and the like, which its own file describes.
 * That a name is not registered *here* says nothing of the others, so it counts as the wrong server.
 */
export const REGISTRAR = layout({
  on: ICANN,
  phrases: {
    unsupported: `
      Domain {domain} is not registered here | Domain not registered here |
      The domain {domain} is not registered here | We could not find the requested domain on our system |
      The domain {domain} is not registered with {…} | This domain is not registered with {…} |
      Domain {domain} is not managed by {…} | Domain name is not registered with this registrar
    `,
    throttled: `
      You have exceeded {…} | Maximum Daily connection limit reached{…} | Maximum query rate reached{…} |
      Queries limit exceeded{…} | Your connection limit exceeded{…} |
      Your access has been rate limited{…} | Your request is being rate limited{…}
    `,
    refused: 'Your IP address has been {…} | Lookup refused{…}',
  },
  // `hostmaster@example.com +1.2025550123 Fax: +1.2025550124` is a line of a block.
  prepare: withoutLabels((label) => label.includes('@')),
  labels: {
    registrant: 'Registrant',
    admin: `
      Administrative Contact | Admin Contact | Administrative Contact, Technical Contact |
      Administrative Contact, Technical Contact, Zone Contact
    `,
    technical: 'Technical Contact | Technical Contact, Zone Contact',
    created_on: 'Created Date',
    'event.registrar expiration': 'Registrar Expiration Date',
    updated_on: 'Record last updated on | Update Date',
    'registrar.name': 'Registrar Name',
    referral_whois: 'Registrar Whois',
    'registrar.url': 'Registrar Homepage',
    nameserver: 'Domain servers in listed order | DNS Servers | Name Servers',
    reseller: 'Registration Service Provider | Registration Service Provided By',
    'reseller.email': 'Reseller Email',
    'reseller.url': 'Reseller URL',
    'event.last update of RDAP database': 'Database last updated on',
    '-': 'Registrant Type | Whoisprivacy',
  },
  prefixes: {
    created_on: 'Record created on',
    expires_on: 'Record expires on',
    updated_on: 'Record last updated on',
  },
  disclaimer: registrarNotice,
  jointContacts: true,
});

/** A notice that stands above a record in blocks ends where the first of them begins. */
export function registrarNotice(lines: readonly Line[], text: string): readonly Line[] {
  const found = icannNotice(lines, text);
  const end = found.findIndex(
    (line) => line.kind === LABELLED && line.value === '' && HEADING.test(line.label),
  );
  return end < 0 ? found : found.slice(0, end);
}

/**
 * A contact as registrars printed it before 2013: lines in a fixed order from the top (`head`), then street, town in one
 * of the forms of `towns`, country; e-mail, telephone and fax wherever they stand.
 */
export const registrarBlock = (...layout: Parameters<typeof registrarLines>): BlockReader =>
  contactLines(registrarLines(...layout));

/** The same as a step, for lines that something else stands above. */
export const registrarLines =
  (head: Head, towns?: readonly RegExp[]): Step =>
  (lines, found) => {
    // The organization is left out where a street's number stands below the name.
    const isAlone = /\d/u.test(lines[1] ?? '1');
    const fields = head.filter((field) => !isAlone || field !== 'organization?');
    reach(lines, found);
    // Who prints a name alone may have an organization below it.
    if (fields.length === 1) takeNames(lines, found);
    else top(...fields.map((field) => (field === 'name' ? field : 'organization')))(lines, found);
    takePlace(lines, found, towns);
  };

type Head = readonly ('name' | 'organization' | 'organization?')[];

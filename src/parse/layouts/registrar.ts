import { disclaimerLines } from '../answer/disclaimer.js';
import { extend } from '../read/extend.js';
import type { DisclaimerFinder, DisclaimerSpec, RegistrySpec } from '../read/module.js';
import { LABELLED, type Line } from '../text/lines.js';
import { icann } from './icann.js';
import { icannNotice } from './icann-notice.js';
import { shareJointContact } from './joint-contact.js';
import { withoutLabels } from './without-label.js';

/**
 * An accredited registrar's server: ICANN's layout since 2013 (Registrar Accreditation Agreement), before
 * that each registrar's own, mostly indented blocks below `Registrant:` and the like, which `own` describes.
 * That a name is not registered *here* says nothing of the others, so it counts as the wrong server.
 */
export function registrar(own: RegistrySpec = {}): RegistrySpec {
  const spec = icann(extend(REGISTRAR, own));
  return {
    ...spec,
    finish(draft, lines) {
      spec.finish?.(draft, lines);
      shareJointContact(draft, lines);
    },
  };
}

const REGISTRAR: RegistrySpec = {
  says: {
    unsupported: `
        Domain {domain} is not registered here |
        Domain not registered here |
        The domain {domain} is not registered here |
        We could not find the requested domain on our system |
        The domain {domain} is not registered with {…} |
        This domain is not registered with {…} |
        Domain {domain} is not managed by {…} |
        Domain name is not registered with this registrar
      `,
    throttled: `
        You have exceeded {…} |
        Maximum Daily connection limit reached{…} |
        Maximum query rate reached{…} |
        Queries limit exceeded{…} |
        Your connection limit exceeded{…} |
        Your access has been rate limited{…} |
        Your request is being rate limited{…}
      `,
    refused: 'Your IP address has been {…} | Lookup refused{…}',
  },
  labels: {
    Registrant: 'registrant',
    'Administrative Contact | Admin Contact': 'admin',
    'Administrative Contact, Technical Contact': 'admin',
    'Administrative Contact, Technical Contact, Zone Contact': 'admin',
    'Technical Contact | Technical Contact, Zone Contact': 'technical',
    'Billing Contact': 'other',
    'Created on | Created Date': 'created_on',
    'Expires on | Registrar Expiration Date': 'expires_on',
    'Record last updated on | Last Updated on | Update Date': 'updated_on',
    'Registrar Name': 'registrar.name',
    'Registrar Whois | Whois Server': 'referral_whois',
    'Registrar Homepage': 'registrar.url',
    'Domain servers in listed order | DNS Servers | Name Servers': 'nameserver',
  },
  contact: { Email: 'email', Phone: 'phone', Fax: 'fax' },
  prefixes: {
    'Record created on': 'created_on',
    'Record expires on': 'expires_on',
    'Record last updated on': 'updated_on',
  },
  ignore: `Reseller Email | Reseller URL | Registrant Type | Whoisprivacy | Registration Service Provider |
      Registration Service Provided By | Database last updated on`,
  // `hostmaster@example.com +1.2025550123 Fax: +1.2025550124` is a line of a block.
  prepare: withoutLabels((label) => label.includes('@')),
  disclaimer: noticeAbove,
};

/** A notice that stands above a record in blocks ends where the first of them begins. */
function noticeAbove(lines: readonly Line[], text: string): readonly Line[] {
  const found = icannNotice(lines, text);
  const end = found.findIndex(
    (line) => line.kind === LABELLED && line.value === '' && HEADING.test(line.label),
  );
  return end < 0 ? found : found.slice(0, end);
}

const HEADING = /^(?:registrant|admin|administrative|technical|domain|registrar)(?: \w{1,20}){0,3}$/iu;

/** The notice of a former layout, which `spec` tells, or else today's. */
export function formerNotice(spec: DisclaimerSpec): DisclaimerFinder {
  return (lines, text) => {
    const found = disclaimerLines(lines, text, spec);
    return found.length > 0 ? found : noticeAbove(lines, text);
  };
}

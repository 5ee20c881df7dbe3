import { layout } from '../read/layout.js';
import type { Line } from '../text/lines.js';
import type { Phrases } from '../words/phrases.js';
import { ICANN } from './icann.js';

/**
 * Verisign's thin registries: ICANN's labels, indented by three. Until 2017 they printed `Whois Server:`, `Referral URL:` and days without
 * times, and for a bare query hosts with similar names above the record.
 */
export const VERISIGN = layout({
  on: ICANN,
  beside: `
    NOTICE: The expiration date {…} |
    Registrars | and Registrars | view the registrar{…}reported date of expiration for this registration
  `,
  phrases: {
    // Printed for names below any suffix; `noMatchBelow` decides which of them are free.
    unsupported: `
      No match for {domain} | No match for "{domain}" | No match for domain {domain} |
      No match for domain "{domain}" | No match for nameserver {domain} | No match for registrar {…}
    `,
    reserved: 'Not available for second level registration | The requested domain is reserved{…}',
    invalid: `
      Error: Domain name must end with {…} | Query contains {…} | Unable to parse the query{…} |
      Error: Invalid {…}
    `,
    throttled: 'You have exceeded {…} | Your connection limit exceeded{…}',
    refused: 'Your IP address has been blocked{…} | Access to this WHOIS server is restricted{…}',
    failed: 'Sorry, the Whois database is currently down | Please wait a while and try again. Thanks',
  },
  labels: {
    domain_id: 'Domain Name ID',
    'registrar.id': 'Sponsoring Registrar ID',
    '-': 'Name Server ID | NOTICE',
  },
  disclaimer: termsOfUse,
  // Without a host, the response of a registrar for a name below .com is read by this layout, too.
  jointContacts: true,
});

/** Verisign's servers know what is free only below the suffixes that they are responsible for. */
export const noMatchBelow = (...suffixes: readonly string[]): Phrases => ({
  available: suffixes.map((suffix) => `No match for {/domain }{domain.${suffix}}`).join(' | '),
});

/** The notice is one paragraph among others that explain the record; .name's begins with `Disclaimer:`. */
function termsOfUse(lines: readonly Line[], text: string): Line[] {
  const start = lines.findIndex(
    (line) => text.startsWith('TERMS OF USE:', line.start) || text.startsWith('Disclaimer:', line.start),
  );
  const found: Line[] = [];
  for (let at = Math.max(start, 0); start >= 0 && at < lines.length; at++) {
    const line = lines[at] as Line;
    if (line.start === line.end || text.startsWith('****', line.start)) break;
    found.push(line);
  }
  return found;
}

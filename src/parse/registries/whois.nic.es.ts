import type { Draft } from '../read/draft.js';
import { registry } from '../read/layout.js';

/** Red.es, which answers to registered addresses only: years have two digits. */
export default registry({
  suffixes: ['es', 'com.es', 'nom.es', 'org.es', 'gob.es', 'edu.es'],
  marks: ['Conditions of use for the whois service via port 43 for .es'],
  zone: 'Europe/Madrid',
  dates: 'dmy',
  phrases: {
    available: 'There is no information available on the domain consulted',
    refused: `
      The IP address used to perform the query is not authorised{…} |
      The IP address used to perform the query is not authorized{…}
    `,
  },
  labels: {
    details: 'Domain',
    domain: 'Domain Name',
    created_on: 'Creation Date',
    expires_on: 'Expiration Date',
    registrant: 'Registrant',
    'registrant.name': 'Registrant Name',
    nameserver: 'Domain Servers | Name Server',
    'nameserver.ip': 'IPv4 Server | IPv6 Server',
    '-': 'LAST UPDATE',
  },
  disclaimer: { from: 'Conditions of use', until: '-----' },
  postprocess: writeYearsOut,
});

const SHORT = /^(\d\d\/\d\d\/)(\d\d)$/u;
/** When the registry began: no name is older. */
const FIRST_YEAR = 1988;

/** `28/05/99` */
export function writeYearsOut(draft: Draft): void {
  for (const field of ['created_on', 'updated_on', 'expires_on'] as const) {
    const [, dayAndMonth, year] = SHORT.exec(draft[field] ?? '') ?? [];
    if (year !== undefined)
      draft[field] = `${dayAndMonth}${Number(year) < FIRST_YEAR % 100 ? '20' : '19'}${year}`;
  }
}

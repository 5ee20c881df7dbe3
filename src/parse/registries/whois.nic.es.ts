import type { Draft } from '../read/draft.js';
import { registry } from '../read/layout.js';

const SHORT = /^(\d\d\/\d\d\/)(\d\d)$/u;

/** `28/05/99`: dates whose years have two digits, none of them before the registry's `first`. */
export const twoDigitYears =
  (first: number) =>
  (draft: Draft): void => {
    for (const field of ['created_on', 'updated_on', 'expires_on'] as const) {
      const [, dayAndMonth, year] = SHORT.exec(draft[field] ?? '') ?? [];
      if (year !== undefined)
        draft[field] = `${dayAndMonth}${Number(year) < first % 100 ? '20' : '19'}${year}`;
    }
  };

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
  // The registry began in 1988.
  postprocess: twoDigitYears(1988),
});

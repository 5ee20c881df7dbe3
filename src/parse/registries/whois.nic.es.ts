import { registry } from '../read/layout.js';

/** Red.es, which answers to registered addresses only: years have two digits. */
export default registry({
  suffixes: ['es', 'com.es', 'nom.es', 'org.es', 'gob.es', 'edu.es'],
  marks: ['Conditions of use for the whois service via port 43 for .es'],
  zone: 'Europe/Madrid',
  dates: 'dmy',
  beside: `
    Only authorised addresses may ask, and not more than the conditions allow |
    A maximum of {1-1} queries per minute can be made by each registered IP address |
    Queries can be performed on second and third level domains |
    Conditions of use for the whois service via port 43 for .es domains
  `,
  phrases: {
    available: 'There is no information available on the domain consulted',
    refused: `
      The IP address used to perform the query is not authorised{…} |
      The IP address used to perform the query is not authorized{…}
    `,
  },
  // No name is older than the registry, which began in 1988.
  rewrite: [
    [/^(.{1,40} Date:) {1,40}(\d\d\/\d\d)\/(8[89]|9\d)$/u, '$1 $2/19$3'],
    [/^(.{1,40} Date:) {1,40}(\d\d\/\d\d)\/(\d\d)$/u, '$1 $2/20$3'],
  ],
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
});

import { registry } from '../read/layout.js';
import { asWell, contactLines, country, ending, top } from '../values/contact-lines.js';

const TOWN = /^(?<zip>[A-Z]{1,3}-\d[\dA-Z -]{2,9}?)\s{1,4}(?<city>\p{L}.{0,80})\n(?<country>.{1,80})$/u;

/**
 * SWITCH for .ch and .li: labels above their values, or a tab between them. Since 2021 it answers that the client
 * is not permitted.
 */
export default registry({
  aliases: ['whois.nic.li'],
  suffixes: ['ch', 'li'],
  marks: ['whois: This information is subject to an Acceptable Use Policy'],
  phrases: { refused: 'Requests of this client are not permitted. {…}' },
  // Its address is below it, with the same indentation.
  rewrite: [[/^Registrar\t(\S.{0,200})$/u, '[Registrar]\n$1']],
  labels: {
    domain: 'Domain name',
    registrar: 'Registrar',
    registrant: 'Holder of domain name',
    technical: 'Technical contact',
    created_on: 'First registration date',
    nameserver: 'Name servers',
    'dnssec.signed': 'DNSSEC',
    '-': 'whois',
  },
  contact: { '-': 'Contractual Language' },
  // Town and country stay in the address, as on an envelope.
  block: contactLines(top('name'), asWell(country), asWell(ending(TOWN))),
  disclaimer: { from: 'whois: This information', through: 'See ' },
  postprocess: (draft) => {
    draft.disclaimer = draft.disclaimer?.replace(/^whois: /u, '') ?? null;
  },
});

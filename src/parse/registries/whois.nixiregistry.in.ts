import { AFILIAS } from '../layouts/afilias.js';
import { registry } from '../read/layout.js';
import { wordsOf } from '../read/rows.js';

/** NIXI: Afilias' layout until 2018, with the legal notice above the record; ICANN's since. */
export default registry({
  aliases: ['whois.inregistry.net', 'whois.inregistry.in', 'whois.registry.in'],
  suffixes: wordsOf(`
    in | xn--2scrj9c | xn--3hcrj9c | xn--45br5cyl | xn--45brj9c | xn--fpcrj9c3d | xn--gecrj9c |
    xn--h2breg3eve | xn--h2brj9c | xn--h2brj9c8c | xn--mgbbh1a | xn--mgbbh1a71e | xn--mgbgu82a |
    xn--rvc1e0am3e | xn--s9brj9c | xn--xkc2dl3a5ee0h
  `),
  marks: ['Access to .IN WHOIS information'],
  on: AFILIAS,
  disclaimer: { from: 'Access to .IN WHOIS', until: 'Domain ID' },
});

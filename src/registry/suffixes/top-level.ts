import type { SuffixTable } from './row.js';

const BOOTSTRAP = 'The registry serves RDAP here, which IANA’s bootstrap file lacks.';
const IDENTITY_DIGITAL = 'https://rdap.identitydigital.services/rdap/';
const identityDigital = { rdap: IDENTITY_DIGITAL, reason: `On Identity Digital’s platform. ${BOOTSTRAP}` };

/** Top-level domains for which IANA's facts are missing or outdated. */
export const TOP_LEVEL: SuffixTable = {
  ac: identityDigital,
  ag: identityDigital,
  bh: { rdap: 'https://rdap.centralnic.com/bh/', reason: BOOTSTRAP },
  bz: {
    whois: 'whois.identitydigital.services',
    rdap: IDENTITY_DIGITAL,
    reason:
      'On Identity Digital’s platform, whose server Debian’s whois asks; it accepted connections in May-July 2026.',
  },
  cd: { whois: 'whois.nic.cd', reason: 'IANA names none; it answered on 2026-07-12.' },
  cf: {
    whois: null,
    reason: 'IANA’s whois.dot.cf refused on 2026-07-12, and Debian’s whois has it as gone.',
  },
  ch: { rdap: 'https://rdap.nic.ch/', reason: BOOTSTRAP },
  co: { rdap: 'https://rdap.registry.co/co/', reason: BOOTSTRAP },
  de: { rdap: 'https://rdap.denic.de/', reason: BOOTSTRAP },
  ga: {
    whois: 'whois.nic.ga',
    reason: 'IANA names none since .ga came home from Freenom; Debian’s whois and pywhois ask this one.',
  },
  gl: { rdap: 'https://rdap.centralnic.com/gl/', reason: BOOTSTRAP },
  io: identityDigital,
  iq: { whois: null, reason: 'IANA’s whois.cmc.iq did not resolve on 2026-07-12.' },
  kw: { whois: 'whois.nic.kw', reason: 'IANA names none; Debian’s whois asks this one. Not verified.' },
  lc: {
    whois: 'whois.identitydigital.services',
    rdap: IDENTITY_DIGITAL,
    reason:
      'On Identity Digital’s platform, whose server Debian’s whois asks; it accepted connections in May-July 2026.',
  },
  li: { rdap: 'https://rdap.nic.li/', reason: BOOTSTRAP },
  me: identityDigital,
  mn: identityDigital,
  mt: { whois: 'whois.nic.org.mt', reason: 'IANA names none; Debian’s whois asks this one. Not verified.' },
  my: { rdap: 'https://rdap.mynic.my/rdap/', reason: BOOTSTRAP },
  org: {
    whois: 'whois.pir.org',
    reason: 'It answered on 2026-07-12; IANA’s whois.publicinterestregistry.org was reached by no check.',
  },
  pr: {
    whois: 'whois.nic.pr',
    rdap: IDENTITY_DIGITAL,
    reason: 'It answered on 2026-07-12; IANA still has Afilias’s former whois.afilias-srs.net.',
  },
  sc: identityDigital,
  sh: identityDigital,
  sl: { whois: 'whois.nic.sl', reason: 'IANA names none; it answered on 2026-07-12.' },
  uk: {
    whois: 'whois.nic.uk',
    reason: 'Nominet’s server left IANA’s page on 2026-08-05; it accepted connections each night until July.',
  },
  us: { rdap: 'https://rdap.nic.us/', reason: BOOTSTRAP },
  uy: {
    whois: null,
    web: 'https://www.nic.uy/',
    reason: 'No answer seen from IANA’s whois.nic.org.uy, and Debian’s whois sends people to this page.',
  },
  vc: identityDigital,
  vi: {
    whois: 'whois.nic.vi',
    reason: 'Debian’s whois asks this one in place of IANA’s virgil.nic.vi; neither verified.',
  },
  'xn--mgbtx2b': { whois: null, reason: 'As .iq: whois.cmc.iq did not resolve on 2026-07-12.' },
  'xn--wgbh1c': {
    whois: 'whois.dotmasr.eg',
    reason: 'IANA names none; three other clients ask this one. Not verified.',
  },
  'xn--ygbi2ammx': {
    whois: null,
    reason: 'IANA’s whois.pnina.ps refused on 2026-07-12; IANA names none for its twin .ps.',
  },
  za: {
    whois: 'whois.nic.za',
    reason: 'IANA names none; it accepted connections each night in May-July 2026.',
  },
};

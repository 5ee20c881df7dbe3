import type { SuffixRow, SuffixTable } from './row.js';

const at = (whois: string, reason: string): SuffixRow => ({ whois, reason });
const none = (reason: string): SuffixRow => ({ whois: null, reason });

const centralNic = at(
  'whois.centralnic.com',
  'CentralNic sells names below it; the Ruby library has it so, and the server answers.',
);
const centralNicNet = at('whois.centralnic.net', 'CentralNic; other clients ask its server by this name.');
const hongKong = at(
  'whois.registry.hk.com',
  'A registry of its own; the Ruby library asks this server, which accepts connections.',
);
const flexireg = at('whois.flexireg.net', 'FAITID’s registry, by Debian’s whois. Not verified.');
const netRu = at('whois.nic.net.ru', 'A registry of its own below .ru, by Debian’s whois. Not verified.');
const own = 'A registry of its own';
const byDebian = `${own}, by Debian’s whois. Not verified.`;
const reached = `${own}; other clients ask this server, which accepted connections in 2026.`;
const closed = none('Closed: the names below it have no lookup of any kind, by Debian’s whois.');
const reverse = none('A reverse zone: ask the registry of the address, not one of names.');

/** Suffixes below a top-level domain with another server than their parent. */
export const SECOND_LEVEL: SuffixTable = {
  'e164.arpa': at('whois.ripe.net', 'ENUM: RIPE NCC registers the country codes.'),
  'in-addr.arpa': reverse,
  'ip6.arpa': reverse,
  'priv.at': at('whois.nic.priv.at', reached),
  'gov.az': { web: 'https://www.gov.az/', reason: 'The government’s own page, by Debian’s whois.' },
  'za.bz': centralNic,
  'co.ca': at('whois.co.ca', reached),
  'edu.cn': at('whois.edu.cn', `${own} (CERNET), by Debian’s whois. Not verified.`),
  'uk.co': at('whois.uk.co', byDebian),
  'africa.com': centralNic,
  'ar.com': centralNic,
  'br.com': centralNic,
  'cn.com': centralNic,
  'co.com': centralNicNet,
  'de.com': centralNic,
  'eu.com': centralNic,
  'gb.com': centralNic,
  'gr.com': centralNic,
  'hk.com': hongKong,
  'hu.com': centralNic,
  'jpn.com': centralNic,
  'kr.com': centralNic,
  'no.com': centralNic,
  'qc.com': centralNic,
  'ru.com': centralNic,
  'sa.com': centralNic,
  'se.com': centralNicNet,
  'uk.com': centralNic,
  'us.com': centralNic,
  'uy.com': centralNic,
  'web.com': centralNicNet,
  'za.com': centralNic,
  'llyw.cymru': at('whois.nic.llyw.cymru', `${own} (Welsh government), by Debian’s whois. Not verified.`),
  'com.de': centralNic,
  'inc.hk': hongKong,
  'ltd.hk': hongKong,
  'gb.net': centralNic,
  'hu.net': centralNic,
  'in.net': centralNic,
  'jp.net': centralNic,
  'se.net': centralNic,
  'uk.net': centralNic,
  'za.net': at('whois.za.net', `${own}; four clients ask this server, which refused on 2026-07-12.`),
  'ae.org': centralNic,
  'eu.org': at('whois.eu.org', `${own}; four clients ask this server, which was silent on 2026-07-12.`),
  'hk.org': hongKong,
  'us.org': centralNic,
  'za.org': none('whois.za.org, which other clients ask, did not resolve on 2026-07-12.'),
  'edu.ph': {
    web: 'https://services.ph.net/dnshosting/dnshostingquery.pl',
    reason: 'PHNET’s own page, by Debian’s whois.',
  },
  'co.pl': at(
    'whois.co.pl',
    `${own}; four clients ask this server, which reset the connection on 2026-07-12.`,
  ),
  'ac.ru': at('whois.free.net', byDebian),
  'com.ru': flexireg,
  'edu.ru': at('whois.informika.ru', `${own}; three clients ask this server. Not verified.`),
  'msk.ru': flexireg,
  'net.ru': netRu,
  'nov.ru': flexireg,
  'org.ru': netRu,
  'pp.ru': netRu,
  'spb.ru': flexireg,
  'gov.scot': at('whois.nic.gov.scot', byDebian),
  'com.se': centralNic,
  'msk.su': flexireg,
  'nov.su': flexireg,
  'spb.su': flexireg,
  'biz.ua': at('whois.biz.ua', reached),
  'co.ua': at('whois.co.ua', reached),
  'in.ua': at('whois.in.ua', reached),
  'pp.ua': at('whois.pp.ua', reached),
  'ac.uk': at('whois.ja.net', 'Jisc registers them; its server answered on 2026-07-12.'),
  'gov.uk': at('whois.gov.uk', 'Left Jisc for a server of its own, by Debian’s whois. Not verified.'),
  'mil.uk': closed,
  'mod.uk': closed,
  'nhs.uk': closed,
  'parliament.uk': closed,
  'fed.us': at('whois.nic.gov', 'Registered with .gov; the server accepted connections in 2026.'),
  'gub.uy': { web: 'https://www.dominios.gub.uy/', reason: 'The government’s own page, by Debian’s whois.' },
  'mil.uy': { web: 'https://www.dominios.gub.uy/', reason: 'The government’s own page, by Debian’s whois.' },
  'gov.wales': at('whois.nic.gov.wales', byDebian),
  'ac.za': at('whois.ac.za', `${own} (TENET); three clients ask this server. Not verified.`),
  'alt.za': { web: 'https://whois.alt.za/', reason: 'Its own page, by Debian’s whois.' },
  'co.za': at('coza-whois.registry.net.za', reached),
  'edu.za': { web: 'https://whois.edu.za/', reason: 'Its own page, by Debian’s whois.' },
  'gov.za': at('whois.gov.za', reached),
  'net.za': at('net-whois.registry.net.za', reached),
  'org.za': at('org-whois.registry.net.za', reached),
  'web.za': at('web-whois.registry.net.za', reached),
};

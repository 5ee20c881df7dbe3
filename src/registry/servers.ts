/** How one server differs from the default, which is the query `{domain}\r\n` in ASCII, a response in UTF-8, and no referral. */
export interface ServerRow {
  /** The whole query: `{domain}` is the ASCII name, `{unicode}` the name in letters. */
  query?: string;
  /** Charset of the query, if it is not ASCII. */
  encoding?: string;
  /** Charset of the response, if it is not (always) UTF-8. Valid UTF-8 is read as UTF-8 all the same. */
  charset?: string;
  /** The label of the line that names the next server: only for thin registries, where the next server knows more. */
  referral?: string;
  /** IANA time zone of times and days without one. */
  zone?: string;
  /** Why: who documents it, or what was seen and when. */
  reason: string;
}

/** ICANN's label; ccTLDs with the same software have it as well. */
const REGISTRAR = 'Registrar WHOIS Server';
const LOCAL = 'Its times carry no zone; they are those of the registry’s country.';
const DEBIAN = 'Debian’s whois, whose list of charsets is kept by hand, reads it so.';

/**
 * Servers in the order of their host names. A host that prints a referral to itself, to a web page or to another name of the same registry
 * (auDA, CIRA, CoCCA's software, weare.ie …) has no `referral` here, because it would lead to the same data.
 */
export const SERVERS: Readonly<Record<string, ServerRow>> = {
  'ccwhois.verisign-grs.com': {
    query: 'domain {domain}\r\n',
    referral: REGISTRAR,
    reason: 'Verisign: a bare name is also searched among hosts and registrars; .cc is thin.',
  },
  'whois.amnic.net': { zone: 'Asia/Yerevan', reason: LOCAL },
  'whois.arin.net': {
    zone: 'America/New_York',
    reason: 'ARIN, for numbers: its RDAP has the same days as midnights of its own zone.',
  },
  'whois.ati.tn': { zone: 'Africa/Tunis', reason: 'Its times say GMT+1.' },
  'whois.ax': { zone: 'Europe/Mariehamn', reason: LOCAL },
  'whois.bnnic.bn': { zone: 'Asia/Brunei', reason: LOCAL },
  'whois.cctld.by': { zone: 'Europe/Minsk', reason: LOCAL },
  'whois.cctld.uz': { zone: 'Asia/Tashkent', reason: LOCAL },
  'whois.cnnic.cn': { zone: 'Asia/Shanghai', reason: LOCAL },
  'whois.co.pl': { zone: 'Europe/Warsaw', reason: LOCAL },
  'whois.co.ug': { zone: 'Africa/Kampala', reason: LOCAL },
  'whois.corenic.net': {
    query: '-C UTF-8 {domain}\r\n',
    reason: 'CORE: without -C its letters outside ASCII become question marks.',
  },
  'whois.denic.de': {
    query: '-T dn,ace {domain}\r\n',
    zone: 'Europe/Berlin',
    reason:
      'DENIC: a plain question gets the status alone, -T dn the record; ",ace": the name comes as punycode.',
  },
  'whois.dk-hostmaster.dk': {
    query: '--charset=utf-8 --show-handles {domain}\r\n',
    zone: 'Europe/Copenhagen',
    reason: 'Former name of whois.punktum.dk; it answered on 2026-07-12.',
  },
  'whois.dns.be': { zone: 'Europe/Brussels', reason: LOCAL },
  'whois.dns.hr': { zone: 'Europe/Zagreb', reason: LOCAL },
  'whois.dns.lu': { charset: 'iso-8859-1', zone: 'Europe/Luxembourg', reason: `${DEBIAN} ${LOCAL}` },
  'whois.dns.pl': { zone: 'Europe/Warsaw', reason: LOCAL },
  'whois.dns.pt': { zone: 'Europe/Lisbon', reason: LOCAL },
  'whois.domain-registry.nl': { zone: 'Europe/Amsterdam', reason: LOCAL },
  'whois.domreg.lt': { zone: 'Europe/Vilnius', reason: LOCAL },
  'whois.fi': { charset: 'iso-8859-1', zone: 'Europe/Helsinki', reason: `${DEBIAN} ${LOCAL}` },
  'whois.flexireg.net': {
    referral: REGISTRAR,
    reason: 'Second-level suffixes of .ru and .su; Debian’s whois asks the registrar that it names.',
  },
  'whois.gg': { zone: 'Europe/Guernsey', reason: LOCAL },
  'whois.gov.za': { zone: 'Africa/Johannesburg', reason: LOCAL },
  'whois.hkirc.hk': { zone: 'Asia/Hong_Kong', reason: LOCAL },
  'whois.iana.org': {
    referral: 'refer',
    reason: 'IANA names the server of a suffix in `refer:` (and in `whois:`).',
  },
  'whois.identitydigital.services': {
    referral: REGISTRAR,
    reason: '.bz, .gi, .lc and .vc: Debian’s whois or the Ruby library ask the registrar that it names.',
  },
  'whois.iis.nu': { zone: 'Europe/Stockholm', reason: LOCAL },
  'whois.iis.se': { zone: 'Europe/Stockholm', reason: LOCAL },
  'whois.in.ua': { zone: 'Europe/Kyiv', reason: LOCAL },
  'whois.isnic.is': { charset: 'iso-8859-1', zone: 'Atlantic/Reykjavik', reason: `${DEBIAN} ${LOCAL}` },
  'whois.isoc.org.il': { zone: 'Asia/Jerusalem', reason: LOCAL },
  'whois.ja.net': { zone: 'Europe/London', reason: LOCAL },
  'whois.je': { zone: 'Europe/Jersey', reason: LOCAL },
  'whois.jprs.jp': {
    query: '{domain}/e\r\n',
    charset: 'iso-2022-jp',
    zone: 'Asia/Tokyo',
    reason:
      'JPRS: "/e" asks for English labels; without it the answer is Japanese, in ISO-2022-JP or UTF-8. Its times say JST.',
  },
  'whois.kg': { charset: 'windows-1251', zone: 'Asia/Bishkek', reason: `${DEBIAN} ${LOCAL}` },
  'whois.kisa.or.kr': { zone: 'Asia/Seoul', reason: `KRNIC, for numbers. ${LOCAL}` },
  'whois.kr': { zone: 'Asia/Seoul', reason: LOCAL },
  'whois.lacnic.net': {
    charset: 'iso-8859-1',
    reason: `LACNIC, for numbers. ${DEBIAN}`,
  },
  'whois.marnet.mk': { zone: 'Europe/Skopje', reason: LOCAL },
  'whois.monic.mo': { zone: 'Asia/Macau', reason: LOCAL },
  'whois.mx': { zone: 'America/Mexico_City', reason: LOCAL },
  'whois.mynic.my': { zone: 'Asia/Kuala_Lumpur', reason: LOCAL },
  'whois.nc': { zone: 'Pacific/Noumea', reason: LOCAL },
  'whois.nic.ad.jp': {
    charset: 'iso-2022-jp',
    zone: 'Asia/Tokyo',
    reason: 'JPNIC, for numbers: Japanese in ISO-2022-JP. Its times say JST, its days nothing.',
  },
  'whois.nic.ar': { zone: 'America/Argentina/Buenos_Aires', reason: LOCAL },
  'whois.nic.at': { zone: 'Europe/Vienna', reason: LOCAL },
  'whois.nic.aw': { zone: 'America/Aruba', reason: LOCAL },
  'whois.nic.bo': { zone: 'America/La_Paz', reason: LOCAL },
  'whois.nic.ch': { zone: 'Europe/Zurich', reason: LOCAL },
  'whois.nic.ci': { zone: 'Africa/Abidjan', reason: LOCAL },
  'whois.nic.cl': { zone: 'America/Santiago', reason: LOCAL },
  'whois.nic.cz': { zone: 'Europe/Prague', reason: LOCAL },
  'whois.nic.ec': { zone: 'America/Guayaquil', reason: LOCAL },
  'whois.nic.fr': {
    zone: 'Europe/Paris',
    reason: 'AFNIC: times end in Z; the days of its former layout have no zone.',
  },
  'whois.nic.hu': { charset: 'iso-8859-1', zone: 'Europe/Budapest', reason: `${DEBIAN} ${LOCAL}` },
  'whois.nic.im': { zone: 'Europe/Isle_of_Man', reason: LOCAL },
  'whois.nic.ir': { zone: 'Asia/Tehran', reason: LOCAL },
  'whois.nic.it': { zone: 'Europe/Rome', reason: LOCAL },
  'whois.nic.kz': { zone: 'UTC', reason: 'Its times say GMT+0:00.' },
  'whois.nic.li': { zone: 'Europe/Vaduz', reason: LOCAL },
  'whois.nic.lv': { zone: 'Europe/Riga', reason: LOCAL },
  'whois.nic.ly': { zone: 'Africa/Tripoli', reason: LOCAL },
  'whois.nic.md': { zone: 'Europe/Chisinau', reason: LOCAL },
  'whois.nic.me': {
    referral: REGISTRAR,
    reason: 'Debian’s whois asks the registrar that it names; some put a web page there.',
  },
  'whois.nic.net.sa': { zone: 'Asia/Riyadh', reason: LOCAL },
  'whois.nic.or.kr': { zone: 'Asia/Seoul', reason: 'KRNIC, for numbers: as whois.kisa.or.kr.' },
  'whois.nic.pm': { zone: 'Europe/Paris', reason: 'AFNIC, as whois.nic.fr.' },
  'whois.nic.pr': { referral: REGISTRAR, reason: 'Debian’s whois asks the registrar that it names.' },
  'whois.nic.priv.at': { zone: 'Europe/Vienna', reason: LOCAL },
  'whois.nic.re': { zone: 'Europe/Paris', reason: 'AFNIC, as whois.nic.fr.' },
  'whois.nic.sn': { zone: 'Africa/Dakar', reason: LOCAL },
  'whois.nic.st': { zone: 'Africa/Sao_Tome', reason: LOCAL },
  'whois.nic.tf': { zone: 'Europe/Paris', reason: 'AFNIC, as whois.nic.fr.' },
  'whois.nic.tm': { zone: 'Asia/Ashgabat', reason: LOCAL },
  'whois.nic.tr': {
    charset: 'windows-1254',
    zone: 'Europe/Istanbul',
    reason: `The former server of .tr: stored answers are in the Turkish charset. ${LOCAL}`,
  },
  'whois.nic.tv': { referral: REGISTRAR, reason: 'Debian’s whois asks the registrar that it names.' },
  'whois.nic.uk': { zone: 'Europe/London', reason: LOCAL },
  'whois.nic.ve': { zone: 'America/Caracas', reason: LOCAL },
  'whois.nic.wf': { zone: 'Europe/Paris', reason: 'AFNIC, as whois.nic.fr.' },
  'whois.nic.yt': { zone: 'Europe/Paris', reason: 'AFNIC, as whois.nic.fr.' },
  'whois.nixiregistry.in': {
    referral: REGISTRAR,
    reason: 'Debian’s whois asks the registrar that it names.',
  },
  'whois.norid.no': {
    query: '-c utf-8 {domain}\r\n',
    charset: 'iso-8859-1',
    zone: 'Europe/Oslo',
    reason: `Norid answers in ISO-8859-1, which lacks Sámi letters, unless -c asks for UTF-8. ${LOCAL}`,
  },
  'whois.punktum.dk': {
    query: '--charset=utf-8 --show-handles {domain}\r\n',
    zone: 'Europe/Copenhagen',
    reason: `Without --show-handles it leaves them out and says so. ${LOCAL}`,
  },
  'whois.register.bg': { zone: 'Europe/Sofia', reason: 'Its times of 2010-2014 say EET or EEST.' },
  'whois.register.si': { zone: 'Europe/Ljubljana', reason: LOCAL },
  'whois.registre.ma': { zone: 'Africa/Casablanca', reason: LOCAL },
  'whois.registro.br': {
    charset: 'iso-8859-1',
    zone: 'America/Sao_Paulo',
    reason: `${DEBIAN} Its own stamp says -03:00.`,
  },
  'whois.ripe.net': {
    query: '--charset UTF-8 {domain}\r\n',
    reason: 'RIPE NCC (e164.arpa): ISO-8859-1 unless a charset is asked for.',
  },
  'whois.rnids.rs': { zone: 'Europe/Belgrade', reason: 'It says that its times are Serbian local time.' },
  'whois.rotld.ro': { zone: 'Europe/Bucharest', reason: LOCAL },
  'whois.sgnic.sg': { zone: 'Asia/Singapore', reason: LOCAL },
  'whois.sk-nic.sk': { zone: 'Europe/Bratislava', reason: LOCAL },
  'whois.tcinet.ru': {
    zone: 'Europe/Moscow',
    reason: 'Its times end in Z today; those of 2010-2014 said MSK.',
  },
  'whois.thnic.co.th': { zone: 'Asia/Bangkok', reason: LOCAL },
  'whois.tld.ee': { zone: 'Europe/Tallinn', reason: LOCAL },
  'whois.trabis.gov.tr': {
    charset: 'windows-1254',
    zone: 'Europe/Istanbul',
    reason: `UTF-8 today; older answers of .tr are in the Turkish charset. ${LOCAL}`,
  },
  'whois.twnic.net.tw': { zone: 'Asia/Taipei', reason: 'Its times say UTC+8.' },
  'whois.tznic.or.tz': { zone: 'Africa/Dar_es_Salaam', reason: LOCAL },
  'whois.ua': { zone: 'Europe/Kyiv', reason: LOCAL },
  'whois.verisign-grs.com': {
    query: 'domain {domain}\r\n',
    referral: REGISTRAR,
    reason: 'Verisign: a bare name is also searched among hosts and registrars; .com and .net are thin.',
  },
  'whois.website.ws': {
    referral: 'WHOIS Server',
    reason:
      'Thin: in place of contacts it says to ask the registrar. This label on 2026-07-12; it names itself for its own.',
  },
};

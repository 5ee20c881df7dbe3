import type { SuffixTable } from './row.js';

const PAGES: Readonly<Record<string, string>> = {
  al: 'http://www.akep.al/sq/kerkoni-domain',
  ao: 'https://www.dns.ao/ao/whois/',
  az: 'https://whois.az/',
  ba: 'https://nic.ba/',
  bb: 'https://whois.telecoms.gov.bb/',
  bd: 'https://bdia.btcl.com.bd/',
  bs: 'http://www.nic.bs/cgi-bin/search.pl',
  bt: 'http://www.nic.bt/',
  cg: 'http://www.nic.cg/cgi-bin/whois.pl',
  cu: 'https://www.nic.cu/',
  cy: 'https://www.nic.cy/cy-ui/home',
  dj: 'http://www.nic.dj/whois.php',
  eg: 'http://lookup.egregistry.eg/english.aspx',
  gm: 'http://www.nic.gm/htmlpages/whois.htm',
  gr: 'https://grweb.ics.forth.gr/public/whois?lang=en',
  gt: 'https://www.gt/sitio/?lang=en',
  gu: 'http://gadao.gov.gu/domainsearch.htm',
  gw: 'https://registar.nic.gw/en/whois/',
  jo: 'https://www.domain.jo/FirstPageen.aspx',
  ni: 'https://www.nic.ni/',
  np: 'https://register.com.np/whois-lookup',
  nr: 'https://www.cenpac.net.nr/dns/whois.html',
  pa: 'http://www.nic.pa/en',
  ph: 'https://whois.dot.ph/',
  ps: 'https://www.pnina.ps/',
  py: 'https://www.nic.py/consultdompy.php',
  sv: 'https://svnet.sv/',
  tj: 'http://www.nic.tj/whois.html',
  tt: 'https://www.nic.tt/cgi-bin/search.pl',
  vn: 'http://www.vnnic.vn/en',
  'xn--54b7fta0cc': 'https://bdia.btcl.com.bd/',
  'xn--mgbayh7gpa': 'https://www.domain.jo/FirstPageen.aspx',
  'xn--node': 'http://რეგისტრაცია.გე/',
  'xn--qxam': 'https://grweb.ics.forth.gr/public/whois?lang=en',
  zw: 'http://www.zispa.org.zw/',
};

const reason = 'IANA names neither a WHOIS nor an RDAP server; the registry looks names up on this page.';

/** Top-level domains whose registry has only a web page. If IANA names a server later, that server counts. */
export const WEB_PAGES: SuffixTable = Object.fromEntries(
  Object.entries(PAGES).map(([tld, web]) => [tld, { web, reason }]),
);

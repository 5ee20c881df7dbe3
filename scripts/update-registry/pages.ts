const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads `tlds-alpha-by-domain.txt`: a comment line with the version, then one top-level domain per line. */
export function readTldList(text: string): { version: string; tlds: string[] } {
  const [first = '', ...lines] = text.split('\n').map((line) => line.trim());
  if (!first.startsWith('# Version'))
    throw new Error(`the list of top-level domains begins with "${first.slice(0, 60)}"`);
  return {
    version: first.slice(2),
    tlds: lines.filter((line) => line !== '').map((line) => line.toLowerCase()),
  };
}

/** Reads the RDAP bootstrap file (RFC 9224): the first https base URL of each top-level domain, else the first. */
export function readBootstrap(text: string): { publication: string; bases: Map<string, string> } {
  const data: unknown = JSON.parse(text);
  if (!isRecord(data) || typeof data.publication !== 'string' || !Array.isArray(data.services)) {
    throw new Error('the bootstrap file has no publication or services');
  }
  const bases = new Map<string, string>();
  for (const service of data.services) {
    const [tlds, urls] = Array.isArray(service) ? service.map(strings) : [];
    const base = urls?.find((url) => url.startsWith('https://')) ?? urls?.[0];
    if (!tlds || !base)
      throw new Error(`the bootstrap file has an invalid service: ${JSON.stringify(service).slice(0, 80)}`);
    for (const tld of tlds) bases.set(tld.toLowerCase(), base.endsWith('/') ? base : `${base}/`);
  }
  return { publication: data.publication, bases };
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const TYPE = /\((Country-code|Generic|Generic-restricted|Sponsored|Infrastructure|Test) top-level domain\)/i;
const WHOIS = /<b>WHOIS Server:<\/b>\s*([^\s<]+)/i;

/** Reads a page of the root database: the type, and the WHOIS server if it names one. */
export function readRootPage(html: string): { type: string; whois: string | null } {
  const type = TYPE.exec(html)?.[1]?.toLowerCase();
  if (type === undefined) throw new Error('the page has no type of domain');
  return { type, whois: WHOIS.exec(html)?.[1]?.toLowerCase().replace(/\.$/, '') ?? null };
}

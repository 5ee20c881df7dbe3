/** IANA's facts about one top-level domain. */
export interface TldFacts {
  /** IANA's type: generic, country-code, sponsored, infrastructure, generic-restricted. */
  type: string;
  whois: string | null;
  /** RDAP base URL with a trailing slash. */
  rdap: string | null;
}

/** IANA's facts about all top-level domains, and their dates. */
export interface IanaFacts {
  source: {
    /** First line of the list of top-level domains. */
    tlds: string;
    /** `publication` of the RDAP bootstrap file. */
    bootstrap: string;
    /** Day (UTC) on which the facts were collected. */
    date: string;
    /** Who collected them. */
    by: string;
  };
  tlds: Map<string, TldFacts>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown, what: string): string => {
  if (typeof value !== 'string') throw new Error(`${what}: expected a string, got ${JSON.stringify(value)}`);
  return value;
};

const textOrNull = (value: unknown, what: string): string | null =>
  value === null || value === undefined ? null : text(value, what);

const TLD = /^[a-z0-9-]{1,63}$/;
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
/** Excludes characters that would end a string in the generated file, and `*`, which represents the domain there. */
const BASE = /^https?:\/\/[^\s'`*$\\]+\/$/;
const ONE_LINE = /^[\x20-\x7e]{1,120}$/;

/** Throws unless each fact has the form that the generated file and the runtime rely on. */
export function checkFacts(facts: IanaFacts): IanaFacts {
  for (const [key, value] of Object.entries(facts.source)) {
    if (!ONE_LINE.test(value))
      throw new Error(`source.${key}: expected a line of text, got ${JSON.stringify(value)}`);
  }
  for (const [tld, { type, whois, rdap }] of facts.tlds) {
    if (!TLD.test(tld)) throw new Error(`"${tld}" is not a top-level domain`);
    if (!/^[a-z-]+$/.test(type)) throw new Error(`.${tld}: unknown type "${type}"`);
    if (whois !== null && !HOST.test(whois)) throw new Error(`.${tld}: "${whois}" is not a host name`);
    if (rdap !== null && !BASE.test(rdap)) throw new Error(`.${tld}: "${rdap}" is not an RDAP base URL`);
  }
  return facts;
}

/** Reads `iana.json`: `{ source, tlds: { tld: { type, whois, rdap } } }`; its `supplement` is not IANA's. */
export function readJson(content: string): IanaFacts {
  const data: unknown = JSON.parse(content);
  if (!isRecord(data) || !isRecord(data.source) || !isRecord(data.tlds)) {
    throw new Error('expected { source, tlds }');
  }
  const { source } = data;
  const tlds = new Map<string, TldFacts>();
  for (const [tld, row] of Object.entries(data.tlds)) {
    if (!isRecord(row)) throw new Error(`${tld}: expected an object`);
    tlds.set(tld, {
      type: text(row.type, `${tld}.type`),
      whois: textOrNull(row.whois, `${tld}.whois`),
      rdap: textOrNull(row.rdap, `${tld}.rdap`),
    });
  }
  const commit = typeof source.commit === 'string' ? ` at ${source.commit.slice(0, 8)}` : '';
  return checkFacts({
    source: {
      tlds: text(source.tlds, 'source.tlds'),
      bootstrap: text(source.bootstrap, 'source.bootstrap'),
      date: text(source.date, 'source.date'),
      by: typeof source.repository === 'string' ? `github.com/${source.repository}${commit}` : 'IANA',
    },
    tlds,
  });
}

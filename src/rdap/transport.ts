import type { Connect } from '../client-types.js';
import type { Deadline } from '../net/deadline.js';
import { type Answer, noAnswer, type Question, type Refused, type Transport } from '../net/transport.js';
import type { Part } from '../part.js';
import { isObject, member, objects, wordList, words } from '../record/rdap/json.js';
import type { Resource } from '../resource/resource.js';
import type { Get, HttpAnswer } from './http-answer.js';
import { type NotFoundCounts, readAnswer } from './read-answer.js';
import { readResourceAnswer } from './read-resource.js';
import {
  type Checked,
  domainUrl,
  hostOf,
  linkTarget,
  nameIn,
  portOf,
  redirectTarget,
  resourceIn,
  resourceUrl,
} from './url.js';

/** What RDAP needs to know about a registry. */
export interface RdapRegistry {
  /** Base URL of the suffix, from the caller or the table; null without RDAP. */
  rdap: string | null;
  /** Base URLs of servers that it may redirect to. */
  rdapBases: readonly string[];
  /** The base URL that IANA's bootstrap file has for the suffix, or null. */
  bootstrap: string | null;
  /** IANA no longer lists `rdap` for the suffix: its records count, and its "not found" says nothing. */
  withdrawn?: boolean;
}

/** Queries registries by RDAP. The base URL comes from the table or the caller, so the server is authoritative for the suffix. */
export function rdapTransport(get: Get): Transport<RdapRegistry> {
  return {
    question: ({ rdap, rdapBases, bootstrap, withdrawn = false }, domain) =>
      rdap === null
        ? null
        : new RdapQuestion(get, domainUrl(rdap, domain), aboutDomain(domain), {
            publicOnly: false,
            authority: rdapBases,
            bootstrapped: rdap === bootstrap,
            withdrawn,
          }),
  };
}

/** Creates a query about a number to the registry that manages the block. Responses may only redirect to `bases`. */
export function rdapResourceQuestion(
  get: Get,
  base: string,
  number: Resource,
  bases: readonly string[],
): Question {
  const about: Subject = {
    read: (got, host, counts) => readResourceAnswer(got, host, number, counts),
    isIn: (url) => resourceIn(url) === number.text,
    linkTarget: null,
  };
  const trust = { publicOnly: false, authority: bases, bootstrapped: true, withdrawn: false };
  return new RdapQuestion(get, resourceUrl(base, number), about, trust);
}

/** What a query is about: how responses are read, and which links in them are followed. */
interface Subject {
  read(got: HttpAnswer, host: string, counts: NotFoundCounts): Answer;
  /** Whether the URL of a redirect still asks about it. */
  isIn(url: URL): boolean;
  linkTarget: ((href: string) => Checked) | null;
}

const aboutDomain = (domain: string): Subject => ({
  read: (got, host, counts) => readAnswer(got, host, domain, counts),
  isIn: (url) => nameIn(url) === domain,
  linkTarget: (href) => linkTarget(href, domain),
});

interface Trust {
  /** Whether the URL comes from a response: then only public addresses are connected to. */
  publicOnly: boolean;
  /** Null for a registrar's server, whose "not found" proves nothing. Else the base URLs that it may redirect to. */
  authority: readonly string[] | null;
  /** Whether IANA's bootstrap file names the base of this URL: then a "not found" without a body counts. At a mistyped base, every name would be "not found". */
  bootstrapped: boolean;
  /** IANA has dropped the URL's base: whether the server still knows the whole suffix is uncertain. */
  withdrawn: boolean;
}

const MAX_REDIRECTS = 3;

class RdapQuestion implements Question {
  readonly transport = 'rdap';
  readonly host: string;
  readonly port: number;
  readonly publicOnly: boolean;
  readonly #get: Get;
  readonly #url: URL;
  readonly #about: Subject;
  readonly #authority: readonly string[] | null;
  readonly #bootstrapped: boolean;
  readonly #withdrawn: boolean;
  /** Hosts that redirected here, in order. */
  readonly #from: readonly string[];

  constructor(
    get: Get,
    url: URL,
    about: Subject,
    { publicOnly, authority, bootstrapped, withdrawn }: Trust,
    from: readonly string[] = [],
  ) {
    this.#get = get;
    this.#url = url;
    this.#about = about;
    this.#authority = authority;
    this.#bootstrapped = bootstrapped;
    this.#withdrawn = withdrawn;
    this.#from = from;
    this.host = hostOf(url);
    this.port = portOf(url);
    this.publicOnly = publicOnly;
  }

  async ask(deadline: Deadline, connect: Connect | null): Promise<Answer> {
    const question = { url: this.#url, publicOnly: this.publicOnly };
    const got = await this.#get(question, deadline, connect);
    const location = got.failure === null && isRedirect(got.status) ? got.header('location') : null;
    const answer = this.#about.read(got, this.host, {
      nothing: this.#whyNothing(),
      empty: this.#bootstrapped,
    });
    if (location === null) return answer;
    const target = redirectTarget(location, this.#url);
    const refused = 'refused' in target ? target.refused : this.#whyNot(target.url);
    if ('url' in target && refused === null) return { ...answer, redirect: this.#redirectedTo(target.url) };
    const shown = JSON.stringify(location.slice(0, 100));
    const failure = { code: 'BAD_RESPONSE' as const, message: `it redirects to ${shown}: ${refused}` };
    const { received, part, ms, charset } = answer;
    return { ...noAnswer(failure), received, part, ms, charset };
  }

  /** Creates the query to the registrar, from the domain's link to the same object elsewhere (RDAP response profile for generic domains). */
  refer(answer: Answer): Question | Refused | null {
    const { linkTarget } = this.#about;
    if (linkTarget === null || answer.kind === 'available') return null;
    const href = relatedLink(answer.part?.rdap);
    if (href === null) return null;
    const target = linkTarget(href);
    if ('url' in target)
      return new RdapQuestion(this.#get, target.url, this.#about, {
        publicOnly: true,
        authority: null,
        bootstrapped: false,
        withdrawn: false,
      });
    const shown = JSON.stringify(href.slice(0, 100));
    return { refused: `${this.host}: the referral to ${shown} was not followed: ${target.refused}` };
  }

  /** Keeps a part only without a failure: neither an incomplete document nor an error page is part of a record. */
  keep({ part, failure }: Answer): Part | null {
    return failure === null ? part : null;
  }

  /** Returns why a "not found" of this server proves nothing, or null. */
  #whyNothing(): string | null {
    if (this.#authority === null) return 'the registrar says that it does not have this name';
    if (this.#withdrawn) return 'HTTP 404 from a server that IANA no longer lists for this suffix';
    return this.#about.isIn(this.#url)
      ? null
      : 'HTTP 404 after a redirect to a URL that does not name what was asked for';
  }

  #redirectedTo(url: URL): Question {
    // The table is trusted for one server; another server that it redirects to must be public.
    const publicOnly = this.publicOnly || hostOf(url) !== this.host || portOf(url) !== this.port;
    const trust = {
      publicOnly,
      authority: this.#authority,
      bootstrapped: false,
      withdrawn: this.#withdrawn,
    };
    return new RdapQuestion(this.#get, url, this.#about, trust, [...this.#from, this.host]);
  }

  #whyNot(url: URL): string | null {
    const first = this.#from[0] ?? this.host;
    const allowed = [first, ...(this.#authority ?? []).map((base) => hostOf(new URL(base)))];
    if (!allowed.includes(hostOf(url))) return 'it is on another server';
    return this.#from.length < MAX_REDIRECTS ? null : `more than ${MAX_REDIRECTS} redirects`;
  }
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

function relatedLink(document: unknown): string | null {
  if (!isObject(document)) return null;
  const link = objects(member(document, 'links')).find(
    (each) => wordList(member(each, 'rel')).includes('related') && isRdap(member(each, 'type')),
  );
  const href = link === undefined ? null : member(link, 'href');
  return typeof href === 'string' && href !== '' ? href : null;
}

const isRdap = (type: unknown): boolean => words(type).split(';')[0]?.trim() === 'application/rdap+json';

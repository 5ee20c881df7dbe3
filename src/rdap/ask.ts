import { type Answer, type Engine, inTurn, noAnswer } from '../query/ask-in-turn.js';
import type { Deadline } from '../query/deadline.js';
import type { HttpQuestion } from './http-answer.js';
import { readAnswer } from './read-answer.js';
import { hostOf, portOf, redirectTarget } from './url.js';

/** That a server's word counts for a suffix: it is the one that the table names. */
export interface Authority {
  /** Hosts that may stand for it: where its answers redirect. */
  hosts: readonly string[];
}

export interface RdapQuestion extends HttpQuestion {
  /** Null for a registrar's server: that it does not know a name says nothing. */
  authority: Authority | null;
}

const MAX_REDIRECTS = 3;

/** Asks one server about a domain, each hop in its host's turn. Never rejects: what went wrong stands in the answer. */
export async function askRdap(
  engine: Engine,
  question: RdapQuestion,
  deadline: Deadline,
  domain: string,
): Promise<Answer> {
  const { authority } = question;
  const allowed = new Set([hostOf(question.url), ...(authority?.hosts ?? [])]);
  let { url, publicOnly } = question;
  for (let redirects = 0; ; redirects++) {
    const host = hostOf(url);
    let location: string | null = null;
    const asked: HttpQuestion = { url, publicOnly };
    const answer = await inTurn(engine, { host, port: portOf(url) }, deadline, domain, async () => {
      const got = await engine.get(asked, deadline);
      location = got.failure === null && isRedirect(got.status) ? got.header('location') : null;
      return readAnswer(got, host, domain, authority !== null);
    });
    if (location === null) return answer;
    const target = redirectTarget(location, url);
    const refused = 'refused' in target ? target.refused : whyNot(target.url, allowed, redirects);
    if ('refused' in target || refused !== null) {
      const shown = JSON.stringify(String(location).slice(0, 100));
      return {
        ...noAnswer({ code: 'BAD_RESPONSE', message: `it redirects to ${shown}: ${refused}` }),
        received: answer.received,
        part: answer.part,
      };
    }
    // The table vouches for one server; another one that it redirects to must be a public one.
    publicOnly ||= hostOf(target.url) !== host || portOf(target.url) !== portOf(url);
    url = target.url;
  }
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

function whyNot(url: URL, allowed: ReadonlySet<string>, redirects: number): string | null {
  if (!allowed.has(hostOf(url))) return 'it is another server’s';
  return redirects < MAX_REDIRECTS ? null : `more than ${MAX_REDIRECTS} redirects`;
}

import type { Answer, Engine } from '../query/ask-in-turn.js';
import type { Deadline } from '../query/deadline.js';
import { reportAnswer, type Warn } from '../query/follow.js';
import { hostKey } from '../query/pacing.js';
import { askRdap } from './ask.js';
import { isObject, member, objects, wordList, words } from './json.js';
import { hostOf, linkTarget, portOf } from './url.js';

/** A server, and what it answered. */
interface Asked {
  host: string;
  answer: Answer;
}

/** Follows an answer's link to the registrar, as followReferrals does WHOIS's: to no server twice, no further than the limit. */
export async function followLinks(
  engine: Engine,
  domain: string,
  first: Asked,
  maxReferrals: number,
  deadline: Deadline,
  warn: Warn,
): Promise<Asked[]> {
  const all: Asked[] = [];
  const hosts = new Set([hostKey(first.host), hostKey(first.answer.part?.host ?? first.host)]);
  let last = first;
  while (all.length < maxReferrals && last.answer.failure === null && last.answer.kind !== 'available') {
    const href = relatedLink(last.answer.part?.rdap);
    if (href === null) break;
    const target = linkTarget(href, domain);
    if ('refused' in target) {
      const shown = JSON.stringify(href.slice(0, 100));
      warn(last.host, `${last.host}: the referral to ${shown} was not followed: ${target.refused}`);
      break;
    }
    const { url } = target;
    const host = hostOf(url);
    if (hosts.has(hostKey(host))) break;
    hosts.add(hostKey(host));
    engine.emit({ type: 'referral', domain, host, from: last.host, port: portOf(url) });
    last = {
      host,
      answer: await askRdap(engine, { url, publicOnly: true, authority: null }, deadline, domain),
    };
    all.push(last);
    reportAnswer(host, last.answer, warn);
  }
  return all;
}

/** The `href` of the domain's own link to the same object elsewhere (RDAP response profile for generic domains). */
function relatedLink(document: unknown): string | null {
  if (!isObject(document)) return null;
  const link = objects(member(document, 'links')).find(
    (each) => wordList(member(each, 'rel')).includes('related') && isRdap(member(each, 'type')),
  );
  const href = link === undefined ? null : member(link, 'href');
  return typeof href === 'string' && href !== '' ? href : null;
}

const isRdap = (type: unknown): boolean => words(type).split(';')[0]?.trim() === 'application/rdap+json';

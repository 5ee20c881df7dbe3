import type { ResourceAnswer } from './answer.js';
import { allOf } from './objects.js';

/** ARIN knows the registry of every transferred block, and prints it as `ReferralServer`. */
const KNOWS_ALL = 'whois.arin.net';

/** The host name of a WHOIS server in running text: `whois -h whois.nic.ad.jp`, `whois.apnic.net`. */
const NAMED = /\b(?:ip)?whois(?:\.[a-z\d-]{1,63}){2,4}\b/giu;

/** Servers that are followed if running text names them. */
export interface KnownHosts {
  regional: readonly string[];
  national: readonly string[];
}

/**
 * Returns the server that a response refers to: `whois://whois.ripe.net` in ARIN's `ReferralServer`; else, if the entry is a placeholder
 * or belongs to a national registry, a known host that its text names. Null without a referral. The value is untrusted.
 */
export function resourceReferral(answer: ResourceAnswer, { regional, national }: KnownHosts): string | null {
  const [entry] = answer.entries;
  if (entry === undefined) return null;
  const own = [entry.object, ...entry.below];
  for (const value of own.flatMap((object) => allOf(object, 'referralserver'))) {
    // RWhois (RFC 2167) is another protocol.
    const [, target] = /^whois:\/\/([^/\s]+)\/?$/iu.exec(value) ?? [];
    if (target !== undefined) return target;
  }
  const words = entry.object.entries
    .filter(({ label }) => ['remarks', 'descr', 'comment', 'refer'].includes(label))
    .map(({ value }) => value)
    .join('\n');
  const named = [...words.matchAll(NAMED)].map(([host]) => host.toLowerCase());
  const known = entry.placeholder ? [...regional, ...national] : national;
  const hosts = [...new Set(named)].filter((host) => known.includes(host) && host !== answer.host);
  if (hosts.length > 1 && hosts.includes(KNOWS_ALL)) return KNOWS_ALL;
  return hosts[0] ?? null;
}

import { anyOf, TERMS } from '../words/terms.js';

/** Here rights are reserved, not a name. */
const ALL_RIGHTS = /\brights(?: are)? reserved\b/gu;

const OF_NAME = anyOf(TERMS.ofName);

/** `this name`, `the domain above`, `the requested domain name` */
const NAME =
  '(?:the|this|that|said)(?: (?:above|requested|queried|searched|given|specified))? (?:domain name|domain|name|label|string)(?: (?:above|below|requested|queried|in question))?';

/** States of a name that cannot be registered now, or not by everybody. */
const STATE =
  'reserved|blocked|restricted|prohibited|protected|premium|withheld|locked|on hold|unavailable|not available|in redemption|pending|quarantined|in quarantine|excluded';

const STATED = new RegExp(
  `\\b${NAME} (?:(?:is|are|was|were|has been|have been|remains)(?: \\w+){0,3} (?:${STATE})|(?:can ?not|may not|must not|could not) be (?:registered|delegated|allocated|assigned|used))\\b`,
  'u',
);

/** `Domain is reserved`, `You have exceeded the rate limit` */
const STATED_ALONE = new RegExp(
  `^(?:domain name|domain|name|label|string) (?:is|was|has been)(?: \\w+){0,3} (?:${STATE})\\b|\\byou have (?:exceeded|reached)\\b`,
  'u',
);

/** Whether a line in lower case states something about this name or this client, as no notice does that is printed with any response. */
export const isStatedOfName = (line: string): boolean => STATED.test(line) || STATED_ALONE.test(line);

/** Whether sentences in lower case say something about the name itself: `this name is reserved`, and not `names may be reserved`. */
export function isAboutName(words: string): boolean {
  const own = words.replace(ALL_RIGHTS, '');
  return OF_NAME.test(own) || STATED.test(own);
}

/** Words that a greeting, a date or a pointer to more information does not need. */
const WITH_STATE =
  /\b(?:reserved|reservation|block of|blocked (?:name|domain|label)s?|restricted|prohibited|premium|redemption|quarantine|auction|pending|on hold|held|withheld|unavailable|stale|outdated|incomplete|offline|excluded|not included|(?:this|the) (?:domain )?name (?:is|was|has|cannot))\b/u;

/** Whether a short line in lower case has words for the state of a name or of the server's data: `for details on reserved names see …`. */
export const withState = (line: string): boolean => WITH_STATE.test(line.replace(ALL_RIGHTS, ''));

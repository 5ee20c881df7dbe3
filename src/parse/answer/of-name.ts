import { anyOf, TERMS } from '../words/terms.js';

/** `All rights reserved`, which is not about a name that is reserved: in the languages of {@link TERMS}. */
const RIGHTS_RESERVED =
  /\b(?:rights|derechos|direitos|droits|diritti|rechten?|drepturi(?:le)?)\b(?:(?!nam|nom|dom|label)[^.;]){0,60}\b(?:reserved|reservad|réservé|riservat|reserviert|gereserveerd|rezervat)[a-zé]{0,3}|حقوق[^.;]{0,20}محجوزة/gu;

const OF_NAME = anyOf(TERMS.ofName);
const RESERVED = anyOf(TERMS.reserved);

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

/** `Domain is reserved` */
const STATED_ALONE = new RegExp(
  `^(?:domain name|domain|name|label|string) (?:is|was|has been)(?: \\w+){0,3} (?:${STATE})\\b`,
  'u',
);

/** Whether a line in lower case states something about this name or this client, as no notice does that is printed with any response. */
export const isStatedOfName = (line: string): boolean =>
  STATED.test(line) || STATED_ALONE.test(line) || OF_CLIENT.test(line);

/** Whether sentences in lower case say something about the name itself, or about this client: `this name is reserved`. */
export function isAboutName(words: string): boolean {
  const own = words.replace(RIGHTS_RESERVED, '');
  return (
    OF_NAME.test(own) || RESERVED.test(own) || STATED.test(own) || OF_CLIENT.test(own) || OF_ANSWER.test(own)
  );
}

/** Not `if you have exceeded`. */
const OF_CLIENT =
  /(?<!\b(?:if|unless|once|when|whenever|that|or|and|after|until|where|case) )\byou have (?:exceeded|reached|used up|exhausted)\b/u;

const TODAY = "(?:today|heute|hoy|aujourd['’]hui|hoje|oggi|vandaag)";
const REGISTERED =
  '(?:registered|registrations|registrierte|geregistreerd|enregistré|registrad[oa]s|registros|registrat[ie]|immatricul|delegad[oa]s|dad[oa]s de alta)';

/** About the answer itself: `such names are shown as not found`, `the result above is incomplete`, or from a server without real data. */
const OF_ANSWER = new RegExp(
  [
    '\\b(?:answered|shown|reported|displayed|returned|presented) (?:as|with) ["\'“«]?(?:not found|no match|not registered|unregistered|available|free|no entr|no record|a negative|a generic)',
    '(?:wird|werden) (?:stets|immer|auch|dann) ["\'„«]?(?:kein eintrag|nicht gefunden|frei|nicht registriert)',
    '(?:affiché|présenté|indiqué)e?s? comme (?:non |libre|disponible|inconnu)|\\b(?:se muestran|aparecen|figuran) como (?:no |libre|disponible)',
    '\\b(?:is|are) (?:an? )?(?:replica|mirror|backup|copy)\\b',
    '\\breduced information\\b|\\b(?:others|such names|some names) are not (?:shown|included|listed|searched)\\b',
    '\\bgeneric (?:negative )?(?:answer|response|result|reply)\\b',
    '\\b(?:answer|response|result|reply|output)s? above (?:is|are|was|were|may be|might be) (?:incomplete|limited|partial|wrong)\\b',
    '\\b(?:test|demo|demonstration|staging|sandbox|ot&e) (?:environment|system|server|database|registry)\\b|\\bfictitious\\b',
    '\\bnames? (?:that (?:are|were) )?(?:registered|created) (?:in|during|within|after|since|less) [^.]{0,60} (?:not (?:yet )?(?:included|listed|shown|contained)|missing)\\b',
    '\\bnot (?:yet )?(?:contain|include|list|show|reflect) (?:all |any |the )?(?:very |most )?(?:recent|new|newly|latest)\\b',
    `\\b${REGISTERED}\\w{0,8}[^.]{0,30}\\b${TODAY}\\b|\\b${TODAY}\\b[^.]{0,30}\\b${REGISTERED}`,
  ].join('|'),
  'u',
);

/** Whether a text in lower case is about the response itself: `the result above is incomplete`, `this is a test environment`. */
export const isAboutAnswer = (text: string): boolean => OF_ANSWER.test(text);

/** Words that a greeting, a date or a pointer to more information does not need. */
const WITH_STATE =
  /\b(?:reserved|reservation|block of|blocked|registered|restricted|prohibited|premium|redemption|quarantine|auction|pending|hold|held|(?<!-)holder(?!-)|withheld|disputed?|seized|suspended|taken|unavailable|stale|outdated|incomplete|offline|excluded|wrong|invalid|not|no longer|backup|mirror|replica|lag|snapshot|unofficial|former|broken|dummy|test|demo|sandbox|fictitious|partial|delayed|overloaded|degraded|secondary|backorder|buy|fails|failed|unknown|never|waiting list|blacklist(?:ed)?|your registrar|(?:this|the) (?:domain )?name (?:is|was|has|cannot))\b/u;

/** Whether a short line in lower case has words for the state of a name or of the server's data: `for details on reserved names see …`. */
export const withState = (line: string): boolean => WITH_STATE.test(line.replace(RIGHTS_RESERVED, ''));

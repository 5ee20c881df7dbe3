import type { AnswerKind } from '../explanation.js';
import type { Draft } from '../read/draft.js';
import type { Provenance } from '../read/provenance.js';
import { BLANK, type Line } from '../text/lines.js';
import type { Answer } from './answer.js';

/** A complaint is all that a server says; longer answers hold notices, which speak of blocking and limits, too. */
const MAX_LINES = 8;
const MAX_LENGTH = 240;

/** What would happen to whom, or what the reader is asked to agree to, is a notice. */
const CONDITIONAL =
  /\b(?:if|may|might|will|would|should|must|shall|unless|whether|agree|prohibited|reserves?)\b/iu;

/** `This domain is not available in our database` speaks of a name, and says another thing. */
const OF_A_NAME = /\b(?:domains?|names?)\b/iu;

/** Two things that a line must both say, in any order; most specific kinds first. */
const COMPLAINTS: readonly (readonly [kind: AnswerKind, pattern: RegExp, and?: RegExp])[] = [
  [
    'throttled',
    /\b(?:exceed(?:ed|s)?|reached|over)\b/iu,
    /\b(?:limits?|quota|rate|quer(?:y|ies)|requests?|connections?|lookups?)\b/iu,
  ],
  ['throttled', /\btoo (?:many|fast|frequent|frequently|often|high)\b/iu],
  ['throttled', /\b(?:rate[ -]?limit(?:ed|ing|s)?|throttl(?:ed|ing)|excessive|slow down)\b/iu],
  ['throttled', /\b(?:quer(?:y|ies)|requests?) (?:is |are )?limit(?:ed|ation)\b/iu],
  [
    'throttled',
    /(?:excedi(?:d|[óou]|ste)|alcanz(?:ad|ó)|super(?:ad|ó)|atingi(?:d|u)|dépassé|atteinte?|erreicht|überschritten|превышен|перевищен|исчерпан)/iu,
  ],
  [
    'throttled',
    /(?:przekrocz|superato|překročen|prekročen|túllép|aşıldı|depășit|overschreden|överskrid|overskred)/iu,
  ],
  [
    'throttled',
    /(?:zbyt wiele|túl sok|příliš mnoho|príliš (?:mnoho|veľa)|забагато|te veel|för många|for mange|liian monta|prea multe|previše|preveč|твърде много|liiga palju) [a-zà-žа-яё]/iu,
  ],
  ['throttled', /(?:过于频繁|过快|次数超|超过限制|超出限制|太频繁|頻繁|制限を超え|초과)/u],
  [
    'refused',
    /(?:acc?ess?o (?:de)?negado|accès (?:refusé|interdit)|zugriff verweigert|доступ (?:запрещ|закрыт)|拒绝访问|禁止访问|拒絕存取|접근이 거부)/iu,
  ],
  [
    'refused',
    /(?:accesso negato|доступ заборонен|brak dostępu|odmowa dostępu|přístup (?:odepřen|zamítnut)|toegang geweigerd|åtkomst nekad|adgang nægtet|ingen tilgang)/iu,
  ],
  [
    'failed',
    /(?:servizio (?:temporaneamente )?non disponibile|dienst (?:ist )?(?:zurzeit |derzeit )?nicht verfügbar|usługa niedostępna|serwis niedostępny|služba (?:není dostupná|nedostupná)|dienst (?:is )?niet beschikbaar|сервіс недоступн)/iu,
  ],
  [
    'failed',
    /(?:servi(?:cio|ço|ce|dor) (?:temp\S{4,12} )?(?:(?:no|non|não) (?:est[áa] )?dispon[ií](?:ble|vel)|indispon[ií](?:ble|vel))|сервис недоступен|сервер недоступен|服务不可用|系统繁忙|系統忙碌|서비스 점검)/iu,
  ],
  [
    'failed',
    /\b(?:(?:internal|server|software|system|backend) error|out of service|maintenance|time[d]?[ -]?out|connection (?:refused|reset|closed)|error (?:has )?occurred|no route to host|bad gateway)\b/iu,
  ],
  [
    'unsupported',
    /\b(?:discontinued|sunset|retired|decommissioned|shut down)\b/iu,
    /\b(?:whois|service|server)\b/iu,
  ],
  [
    'failed',
    /\b(?:unavailable|not available|offline|busy|down|overloaded)\b/iu,
    /\b(?:server|service|database|registry|system|backend|whois)\b/iu,
  ],
  [
    'failed',
    /\b(?:unable|failed|failure|cannot|can't|could not|couldn't)\b/iu,
    /\b(?:connect|connection|query|process|complete|retrieve|access|database|lookup|backend)\b/iu,
  ],
  [
    'refused',
    /\b(?:denied|blocked|banned|black-?listed|forbidden|refused|rejected|not (?:allowed|permitted|authori[sz]ed|white-?listed))\b/iu,
    /\b(?:access|ip|address|client|host|you|quer(?:y|ies)|requests?|permission|connection|\d{3})\b/iu,
  ],
  [
    'unsupported',
    /\b(?:not|no longer) (?:supported|served|managed|handled|provided|available)\b/iu,
    /\b(?:tld|zone|suffix|extension|whois|server|registry)\b/iu,
  ],
  ['unsupported', /\b(?:does not|doesn't) (?:serve|support|handle|manage)\b/iu],
];

/** Lines that a server's whole answer has where it complains and says "no match" at once. */
const MAX_BESIDE = 3;

/** Plain enough to be believed beside words for a free name. */
const PLAIN: readonly (readonly [kind: AnswerKind, pattern: RegExp, and: RegExp])[] = [
  ['throttled', /\b(?:exceeded|reached)\b/iu, /\b(?:limits?|quota)\b/iu],
  ['refused', /\b(?:denied|blocked|banned)\b/iu, /\b(?:access|ip)\b/iu],
];

/** Words without which no line is so plain: one search in place of three for nearly all free names. */
const PLAIN_WORDS = /exceeded|reached|denied|blocked|banned/i;

/**
 * The kind of a short answer whose words no registry declares, where they say plainly that the server did not
 * answer: of one that says nothing else, or calls a name free beside it. None of these kinds makes a name available or
 * registered; they tell a caller to wait or to ask elsewhere.
 */
export function complaintOf(
  answer: Answer,
  draft: Draft,
  lines: readonly Line[],
  text: string,
  provenance: Provenance | null,
): AnswerKind | null {
  const free = answer.kind === 'available';
  const silent = answer.kind === 'unknown' && !answer.conflict && draft.domain === null;
  if (!free && !silent) return null;
  const said = lines.filter((line) => line.kind !== BLANK);
  // One line cannot say both.
  if (free && said.length < 2) return null;
  if (said.length > (free ? MAX_BESIDE : MAX_LINES)) return null;
  for (const line of said) {
    if (line.end - line.start > MAX_LENGTH) continue;
    const words = text.slice(line.start, line.end);
    if (free && !PLAIN_WORDS.test(words)) continue;
    if (CONDITIONAL.test(words)) continue;
    const kind = free ? plainComplaint(words) : complaint(words);
    if (kind === null) continue;
    provenance?.use(line, 'status', false);
    return kind;
  }
  return null;
}

const plainComplaint = (words: string): AnswerKind | null =>
  PLAIN.find(([, pattern, and]) => pattern.test(words) && and.test(words))?.[0] ?? null;

function complaint(words: string): AnswerKind | null {
  const named = OF_A_NAME.test(words);
  for (const [kind, pattern, and] of COMPLAINTS) {
    if (!pattern.test(words) || (and !== undefined && !and.test(words))) continue;
    if (named && and !== undefined && kind !== 'throttled') continue;
    return kind;
  }
  return null;
}

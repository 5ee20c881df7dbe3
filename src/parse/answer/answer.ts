import { toALabels } from '../../domain/a-labels.js';
import type { AnswerKind } from '../explanation.js';
import type { Status } from '../properties.js';
import type { Draft } from '../read/draft.js';
import type { Provenance } from '../read/provenance.js';
import { HASH, PERCENT, SEMICOLON, SPACE } from '../text/characters.js';
import { isSentOn } from '../text/client-lines.js';
import { BLANK, type Line } from '../text/lines.js';
import { strongest } from '../values/status.js';
import type { StatusWord } from '../words/status.js';
import { hasHidden, isAskedName } from './asked-name.js';
import { unaccounted } from './beside.js';
import { complaintOf } from './complaint.js';
import { type Answer, type ReadLines, UNKNOWN } from './evidence.js';
import { STATED_KINDS } from './phrases.js';

const STATUS_OF_KIND: Readonly<Partial<Record<AnswerKind, Status>>> = {
  reserved: 'reserved',
  invalid: 'invalid',
  available: 'available',
};

/**
 * Decides the kind of an answer after its fields were read, by evidence in this order:
 *
 * 1. a record: the domain's own line with a date, a nameserver, a registrar, a registrant or a status of registered names;
 * 2. without a record, whole lines in the registry's words, or in generic ones, in the order of `STATED_KINDS`;
 * 3. a status together with the name that it is about;
 * 4. words of a server that does not answer, in any order.
 */
export function answerOf(part: ReadLines, provenance: Provenance | null): Answer {
  const answer = believed(decide(part, provenance), part);
  const kind = complaintOf(answer, part, provenance);
  return kind === null ? answer : { ...answer, kind, status: 'unknown' };
}

/** Returns the same answer, unless it calls a name free that its server cannot know, or has lines that are not accounted for. */
function believed(answer: Answer, part: ReadLines): Answer {
  if (answer.kind !== 'available') return answer;
  if (cannotKnow(part)) return UNKNOWN;
  const line = unaccounted(part);
  return line === null ? answer : { ...UNKNOWN, unaccounted: line };
}

/** A domain name, except below IANA's own suffixes. */
const BELOW_OTHERS = /\.(?!(?:arpa|int)\.?$)\p{L}[^.]*\.?$/iu;

/** The five regional registries of addresses and AS numbers. */
const HOSTS_OF_NUMBERS: ReadonlySet<string> = new Set(
  ['afrinic', 'apnic', 'arin', 'lacnic', 'ripe'].map((name) => `whois.${name}.net`),
);

/** How registries of addresses begin their responses. They register no domain names, so their "no entries" says nothing about one. */
const OF_NUMBERS =
  /^[%#] ?(?:This is the (?:RIPE|AfriNIC) |\[whois\.apnic\.net\]|Joint Whois - whois\.lacnic|ARIN WHOIS data)/imu;

/** Only the first 300 characters are searched. */
const MAX_HEAD = 300;

/** Whether the server cannot know that the name is free: a registrar's, IANA's for another registry's suffix, a registry of numbers. */
function cannotKnow({ host, text, module, asked }: ReadLines): boolean {
  if (module.isRegistrar || isSentOn(text)) return true;
  if (host !== null && HOSTS_OF_NUMBERS.has(host.toLowerCase().replace(/\.$/u, ''))) return true;
  const isBelowOthers = asked !== null && BELOW_OTHERS.test(asked);
  return isBelowOthers && (module.name === 'whois.iana.org' || OF_NUMBERS.test(text.slice(0, MAX_HEAD)));
}

function decide(part: ReadLines, provenance: Provenance | null): Answer {
  const { draft, module } = part;
  const word = strongest(draft.statuses.map((value) => module.statuses.read(value)));
  const named = draft.domain !== null || module.nameless;
  const record = hasRecord(draft);
  if (named && (record || (draft.updated_on !== null && word !== 'available'))) {
    if (
      draft.domain !== null &&
      (FULL_NAME.test(draft.domain) || hasHidden(draft.domain)) &&
      !isAbout(draft.domain, part) &&
      !isAbove(draft.domain, part)
    )
      return UNKNOWN;
    const status = statusOfRecord(word);
    return {
      ...UNKNOWN,
      kind: status === 'reserved' ? 'reserved' : 'record',
      status,
      conflict: word === 'available',
    };
  }
  const said = statedKind(part, provenance);
  const names = [draft.domain, draft.query].filter((name) => name !== null);
  // `Query: example.org`, and below it words for a free name.
  const ofAnother = names.some((name) => name.includes('.') && !isAbout(name, part));
  if (said === 'available' && ofAnother) return UNKNOWN;
  // "Not found" together with pieces of a record, or with a status of registered names, decides nothing.
  const held = record || namesSomebody(draft);
  if (said === 'available' && (held || (word !== null && word !== 'available')))
    return { ...UNKNOWN, conflict: true };
  if (said !== null) return { ...UNKNOWN, kind: said, status: STATUS_OF_KIND[said] ?? 'unknown' };
  if (part.lines.every((line) => line.kind === BLANK)) return { ...UNKNOWN, kind: 'empty' };
  // Without a record, a status counts only together with the name that it is about.
  const about = names.some((name) => isAbout(name, part)) || (module.nameless && names.length === 0);
  if (word === null || !about || record) return UNKNOWN;
  if (word === 'available' && held) return { ...UNKNOWN, conflict: true };
  return {
    ...UNKNOWN,
    kind: KIND_OF_WORD[word] ?? 'record',
    status: word === 'record' ? 'registered' : word,
  };
}

/** A name in ASCII, which can be compared. A record of another name says nothing about the name that was asked for. */
const FULL_NAME = /^(?:[a-z\d-]{1,63}\.){1,8}[a-z\d-]{2,63}\.?$/iu;

/** The name, without other words after it. */
const nameIn = (printed: string): string => printed.trim().split(/\s/u, 1)[0] ?? '';

const isAbout = (printed: string, { asked, module }: ReadLines): boolean =>
  isAskedName(nameIn(printed), asked, module.bareLabels);

/** Whether the record is of a name above the one that was asked for: `example.com` for `www.example.com`. */
function isAbove(printed: string, { asked }: ReadLines): boolean {
  const name = toALabels(nameIn(printed));
  return name !== null && asked !== null && toALabels(asked)?.endsWith(`.${name}`) === true;
}

/** Returns the first, in the order of `STATED_KINDS`, of the kinds that whole lines state. */
function statedKind(
  { rest, text, module, asked }: ReadLines,
  provenance: Provenance | null,
): AnswerKind | null {
  let first = STATED_KINDS.length;
  let above: Line | null = null;
  for (const line of rest) {
    const stated = module.phrases.match(text, line.start, line.end, asked, module.bareLabels);
    // A line that begins with the name is a sentence of its own, unless it says that the name is free, which must be beyond doubt.
    const isOwn = stated?.kind !== 'available' && beginsWith(asked, text, line);
    if (stated !== null && (isOwn || !goesOn(text, above, line))) {
      first = Math.min(first, STATED_KINDS.indexOf(stated.kind));
      provenance?.use(line, 'status', stated.declared);
    }
    above = line;
  }
  const kind = STATED_KINDS[first] ?? null;
  return kind === 'record' ? null : kind;
}

const beginsWith = (name: string | null, text: string, { start }: Line): boolean =>
  name !== null && text.slice(start, start + name.length).toLowerCase() === name.toLowerCase();

/** Whether a line continues a sentence of the line above, and so states nothing by itself: `reserved.` below `… All rights`. */
function goesOn(text: string, above: Line | null, line: Line): boolean {
  if (above === null || above.number !== line.number - 1) return false;
  const sentence = text.slice(above.start, above.end).toLowerCase();
  if (NEVER_LAST.has(sentence.slice(sentence.lastIndexOf(' ') + 1))) return true;
  let start = line.start;
  while (start < line.end && isCommentSign(text.charCodeAt(start))) start++;
  const first = text.charAt(start);
  const last = text.charAt(above.end - 1);
  return isLetter(first) && first === first.toLowerCase() && (isLetter(last) || /[\d,]/.test(last));
}

const isLetter = (sign: string): boolean => sign.toLowerCase() !== sign.toUpperCase();

/** Words that cannot end a sentence. */
const NEVER_LAST: ReadonlySet<string> = new Set(
  'is are be was the a an of to in on or and not for by that which any from with'.split(' '),
);

/** A comment sign, or a blank next to it. */
const isCommentSign = (code: number): boolean =>
  code <= SPACE || code === PERCENT || code === HASH || code === SEMICOLON;

const KIND_OF_WORD: Readonly<Partial<Record<StatusWord, AnswerKind>>> = {
  available: 'available',
  reserved: 'reserved',
  invalid: 'invalid',
};

const statusOfRecord = (word: StatusWord | null): Status =>
  word === null || word === 'record' || word === 'available' ? 'registered' : word;

/** Whether a value is a real date. `Registered: no` and `Expires: -` are not, nor are the days of templates and empty database fields. */
const isDated = (value: string | null): boolean =>
  value !== null && ((value >= '2' && value < ':') || (/\d/u.test(value) && !NO_DAY.test(value)));

/** Days on which no name was registered: `0000-00-00`, `0001-01-01`, `01/01/1970`. None begins with a digit above 1. */
const NO_DAY =
  /^(?:0{1,4}|0001|19[07]0)(?:[-/.]0[01][-/.]0[01])?(?:$|[ T])|^0[01][-/.]0[01][-/.](?:0{2,4}|0001|19[07]0)(?:$|\s)/u;

/** Whether the draft has handles, contacts of any role, or part of a registrar: less than a record, but more than a free name has. */
const namesSomebody = ({ handles, admin, technical, registrar }: Draft): boolean =>
  handles.length > 0 ||
  admin.some((contact) => contact.used) ||
  technical.some((contact) => contact.used) ||
  registrar?.id != null ||
  registrar?.url != null;

/** Whether the draft has any field that only a registered name has. A time of update alone may be the database's own. */
const hasRecord = (draft: Draft): boolean =>
  isDated(draft.created_on) ||
  isDated(draft.expires_on) ||
  draft.nameservers.length > 0 ||
  draft.registrar?.name != null ||
  draft.registrar?.organization != null ||
  draft.registrant.some((contact) => contact.used) ||
  draft.handles.some((handle) => handle.role === 'registrant');

import { isAskedName } from '../answer/asked-name.js';

/** The server that a text came from, and the name that was asked for, if known. */
export interface Question {
  readonly host: string | null;
  readonly asked: string | null;
}

/** One server's answer within a merged text. */
export interface Piece {
  readonly host: string | null;
  readonly body: string;
  /** Its start in the merged text. */
  readonly start: number;
  /** Whether it is about another name, such as IANA's about the top-level domain; then nothing of it is the domain's. */
  readonly foreign: boolean;
}

const DOMAIN = /^[ \t]{0,40}domain(?:[ -]?name)?[ \t.]{0,40}:[ \t]{0,40}(\S{3,253})/imu;
/**
 * Verisign's words, and the thin record of its former layout for texts without these words. Other servers print a version at the top, too.
 */
const VERISIGN =
  /^The Registry database contains ONLY|^Whois Server Version [12]\.\d\n\nDomain names |^ {3}Domain Name: [^\n]{1,80}\n {3}(?:Registrar: [^\n]{1,200}\n {3}Whois|Registry Domain ID: \w{1,40}-VRSN\n {3}Registrar WHOIS) Server:/mu;
/** The first three lines of Verisign's record. Registries with its software print such a record above their own. */
const THIN =
  / {3}Domain Name: [^\n]{1,80}\.(?:com|net|edu|cc|tv)\n {3}(?:Registrar: [^\n]{1,200}\n {3}Whois|Registry Domain ID: \w{1,40}-VRSN\n {3}Registrar WHOIS) Server:/iuy;
const IANA_HOST = 'whois.iana.org';
const IANA = /^(?:--\s{0,8})?% IANA WHOIS server/u;
/** Also matches a top-level domain. */
const IANA_DOMAIN = /^domain:[ \t]{1,20}(\S{1,253})$/mu;
const IANA_END = /^source:[ \t]{1,20}IANA[ \t]*$/mu;
/** Label of a registrar's own record (Registrar Accreditation Agreement 2013, WHOIS specification). */
const REGISTRAR_RECORD = /^[ \t]{0,40}Registrar (?:Registration )?Expiration Date:/mu;
const REFERRAL = /^[ \t]{0,40}(?:Registrar )?whois(?: server)?[ \t.]{0,40}:[ \t]{0,40}([\w.-]{4,253})/imu;

const domainOf = (body: string): string | null => DOMAIN.exec(body)?.[1]?.toLowerCase() ?? null;

/** Also recognizes a record without the comments, which some tools remove. */
const isFromIana = ({ body }: Pick<Piece, 'body'>): boolean =>
  IANA.test(body.trimStart()) || IANA_END.test(body);

/** Whether a piece is IANA's record of the suffix, which says nothing about the name below it. */
const isIana = (piece: Pick<Piece, 'body'>, question: Question): boolean =>
  isFromIana(piece) && !isOfTheName(piece, question);

/** Whether IANA is the registry of the name itself: of a top-level domain, or of a name below .int or .arpa. */
function isOfTheName({ body }: Pick<Piece, 'body'>, { host, asked }: Question): boolean {
  const own = IANA_DOMAIN.exec(body)?.[1] ?? null;
  if (own === null) return false;
  return asked === null ? host === IANA_HOST || own.includes('.') : isAskedName(own, asked, false);
}

/** Whether Verisign's record begins there. */
export function isThin(text: string, start: number): boolean {
  THIN.lastIndex = start;
  return THIN.test(text);
}

/** Whether two texts are answers of their own, about one name, or records of two names. */
export function areAnswers(before: string, after: string, question: Question): boolean {
  const first = domainOf(before);
  const second = domainOf(after);
  // Below IANA's record of the name itself, words without a record are not the answer of another server.
  if (isFromIana({ body: before }))
    return isIana({ body: before }, question) ? after.trim() !== '' : second !== null;
  if (VERISIGN.test(after) || IANA.test(after.trimStart())) return true;
  if (first === null) return false;
  return (
    first === second || VERISIGN.test(before) || (second !== null && isRecord(before) && isRecord(after))
  );
}

/** Labels that a record of a registered name has, whatever its layout: at least one. */
const RECORD =
  /^[ \t]{0,40}(?:(?:sponsoring )?registrar|registrant|holder|owner|creat(?:ed|ion)|registered|expir(?:es|y|ation)|paid.till)\b[^:\n]{0,40}:[ \t]{0,40}\S/imu;

const isRecord = (body: string): boolean => RECORD.test(body);

/**
 * Puts the registry's answer first and gives each piece its host: the one that a client's line names, else the one that its words show,
 * else the one that the registry refers to. Null if there is one piece whose host is not news.
 */
export function registryFirst(pieces: readonly Piece[], question: Question): Piece[] | null {
  const { host } = question;
  const [only] = pieces;
  if (only === undefined || (pieces.length === 1 && (only.host === null || host !== null))) return null;
  // joepie91's client prints the last response first, with `--` between; all others keep the order of the queries.
  const order = pieces.some(({ body }) => body.startsWith('--')) ? [...pieces].reverse() : pieces;
  const isAnotherName = namesOthers(order, question);
  const ranks = order.map((piece) => rankOf(piece, question) - (isAnotherName(piece) ? LAST : 0));
  const found = order[ranks.indexOf(Math.max(...ranks))] as Piece;
  const registry = { ...found, host: hostOf(found) ?? host };
  const name = domainOf(found.body);
  const used = new Set([registry.host]);
  const rest = order
    .filter((piece) => piece !== found)
    .map((piece) => {
      const stated = host === null || used.has(host) ? null : host;
      const named = hostOf(piece) ?? referralOf(found.body) ?? stated;
      used.add(named);
      const own = domainOf(piece.body);
      // Next to a registry's answer, IANA's record is about the top-level domain, whatever it names.
      const foreign =
        (isIana(piece, question) && IANA_END.test(piece.body)) ||
        (name !== null && own !== null && own !== name);
      return { ...piece, host: named, foreign };
    });
  return [registry, ...rest];
}

/** More than any difference between ranks. */
const LAST = 10;

/** Tells which pieces are about another name than the one that was asked for, if any piece is about that one. */
function namesOthers(pieces: readonly Piece[], { asked }: Question): (piece: Piece) => boolean {
  if (asked === null) return () => false;
  const isAbout = (piece: Piece): boolean => {
    const own = domainOf(piece.body);
    return own !== null && isAskedName(own, asked, false);
  };
  if (!pieces.some(isAbout)) return () => false;
  return (piece) => (domainOf(piece.body)?.includes('.') ?? false) && !isAbout(piece);
}

/**
 * Ranks how likely a piece is the registry's own answer. A piece without a record never ranks above one with a record, because a "no
 * match" that is taken for the registry's would make a registered name available.
 */
function rankOf(piece: Piece, question: Question): number {
  const { host, body } = piece;
  if (isFromIana(piece)) return isIana(piece, question) ? -3 : 1;
  if (domainOf(body) === null) return -2;
  if (VERISIGN.test(body)) return 3;
  if (REGISTRAR_RECORD.test(body)) return -1;
  return host !== null && host === question.host ? 2 : 0;
}

function hostOf(piece: Piece): string | null {
  const { host, body } = piece;
  if (host !== null) return host;
  if (isFromIana(piece)) return IANA_HOST;
  if (!VERISIGN.test(body)) return null;
  return /\bONLY \.cc\b/u.test(body) ? 'ccwhois.verisign-grs.com' : 'whois.verisign-grs.com';
}

/** Returns the registrar's server, as the record names it. Hosts with similar names may be printed above the record. */
function referralOf(body: string): string | null {
  const record = body.search(DOMAIN);
  return REFERRAL.exec(record < 0 ? body : body.slice(record))?.[1]?.toLowerCase() ?? null;
}

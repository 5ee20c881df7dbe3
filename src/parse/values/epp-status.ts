/**
 * EPP's statuses of a domain (RFC 5731 section 2.3, RFC 3915 section 3.1), and the host's and contact's `linked` that some
 * registries print of domains.
 */
const CODES = [
  'addPeriod',
  'autoRenewPeriod',
  'clientDeleteProhibited',
  'clientHold',
  'clientRenewProhibited',
  'clientTransferProhibited',
  'clientUpdateProhibited',
  'inactive',
  'linked',
  'ok',
  'pendingCreate',
  'pendingDelete',
  'pendingRenew',
  'pendingRestore',
  'pendingTransfer',
  'pendingUpdate',
  'redemptionPeriod',
  'renewPeriod',
  'serverDeleteProhibited',
  'serverHold',
  'serverRenewProhibited',
  'serverTransferProhibited',
  'serverUpdateProhibited',
  'transferPeriod',
] as const;

const BY_LETTERS: ReadonlyMap<string, string> = new Map(CODES.map((code) => [code.toLowerCase(), code]));

/** An EPP status under its own name, however its words are set; null for any other text. */
function eppCode(text: string): string | null {
  if (text.length > 40) return null;
  // Why it is so stands behind it at .au: `serverHold (Expired)`.
  const [code = ''] = text.split(' (', 1);
  return BY_LETTERS.get(code.toLowerCase().replace(/[\s_-]/gu, '')) ?? null;
}

/** Where an explanation begins: `ok https://icann.org/epp#ok`, `ok (https://…)`, `ok -- Active`. */
const EXPLANATION = /\s{1,10}(?:[([]?(?:https?:|www\.)|--\s)/iu;

/** More on one line are no statuses but a sentence. */
const MOST = 16;

/** Stands where there is none. */
const NOTHING = /^(?:[-–.*]+|none|n\/a|null)$/iu;

/**
 * The statuses of one line: EPP's under their own name, others as printed, in both cases without their explanation. Several
 * stand between commas and the like; between blanks only where each is EPP's.
 */
export function readStatuses(value: string): readonly string[] {
  let statuses = seen.get(value);
  if (statuses === undefined) {
    statuses = divide(value);
    if (seen.size < MAX_REMEMBERED) seen.set(value, statuses);
  }
  return statuses;
}

/** Answers come from anybody: what is remembered of them is bounded. */
const MAX_REMEMBERED = 1000;

const seen = new Map<string, readonly string[]>();

function divide(value: string): string[] {
  const at = value.search(EXPLANATION);
  const said = (at > 0 ? value.slice(0, at) : value).trim();
  const words = said.split(/\s+/u, MOST + 1);
  const listed = words.length > 1 && words.length <= MOST && words.every((word) => eppCode(word) !== null);
  const pieces = eppCode(said) !== null ? [said] : listed ? words : said.split(/\s*[,;|]\s*/u, MOST);
  return pieces
    .filter((piece) => piece !== '' && !NOTHING.test(piece))
    .map((piece) => eppCode(piece) ?? piece);
}

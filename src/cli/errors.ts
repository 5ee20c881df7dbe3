import { ERRORS, type Part, WhoisError, type WhoisErrorCode } from '../index.js';
import { printable } from './printable.js';
import { NoFixture, UsageError } from './usage-error.js';

/** What the command's exit code says to a script. Higher is worse: of several names the highest one counts. */
export const EXIT = {
  OK: 0,
  /** `--available` only: known not to be available. */
  NOT_AVAILABLE: 1,
  USAGE: 2,
  INVALID_DOMAIN: 3,
  NO_SERVER: 4,
  NETWORK: 5,
  REFUSED: 6,
  BAD_ANSWER: 7,
  UNDETERMINED: 8,
  /** A fault of this program (`EX_SOFTWARE` of sysexits.h). */
  INTERNAL: 70,
  /** Standard output cannot be written, as on a full disk (`EX_IOERR`). */
  OUTPUT: 74,
  /** 128 + SIGINT. */
  INTERRUPTED: 130,
  /** 128 + SIGPIPE: whoever read our output has gone. */
  PIPE: 141,
} as const;

const OF_ERROR: Record<WhoisErrorCode, number> = {
  INVALID_DOMAIN: EXIT.INVALID_DOMAIN,
  INVALID_NUMBER: EXIT.INVALID_DOMAIN,
  NO_SERVER: EXIT.NO_SERVER,
  TIMEOUT: EXIT.NETWORK,
  CONNECTION: EXIT.NETWORK,
  THROTTLED: EXIT.REFUSED,
  REFUSED: EXIT.REFUSED,
  RESPONSE_TOO_LARGE: EXIT.BAD_ANSWER,
  BAD_RESPONSE: EXIT.BAD_ANSWER,
  UNDETERMINED: EXIT.UNDETERMINED,
  ABORTED: EXIT.INTERRUPTED,
};

export function exitCodeOf(error: unknown): number {
  if (error instanceof WhoisError) return OF_ERROR[error.code];
  return error instanceof UsageError ? EXIT.USAGE : EXIT.INTERNAL;
}

export const EXIT_HELP = `Exit codes (of several names the highest)
    0  answered; with --available: available
    1  with --available: not available
    2  wrong usage, a file that cannot be read, or with --replay: no such answer
    3  not a domain name, nor an address or AS number
    4  no WHOIS server for this suffix (the message says what serves instead)
    5  no connection, or no answer in time
    6  the server throttles or refuses us
    7  the answer is empty, cut off or too large
    8  with --available: the answer does not say
   70  a fault of this program
   74  the output cannot be written, as on a full disk
  130  interrupted
  141  whoever read the output has gone (… | head)`;

/** A failure in one line: `port43: example.com: … (TIMEOUT)`. */
export function errorLine(error: unknown, about?: string): string {
  const parts = ['port43', ...(about === undefined ? [] : [about]), describe(error)];
  return parts.map(printable).join(': ');
}

function describe(error: unknown): string {
  if (!(error instanceof WhoisError)) return error instanceof Error ? error.message : String(error);
  const { code, message, host, url } = error;
  const where = host === undefined || message.includes(host) ? '' : ` [${host}]`;
  const instead = url === undefined || message.includes(url) ? '' : `, see ${url}`;
  // The other codes' advice speaks to programmers; here the message says it all.
  const advice = isWithoutNetwork(error)
    ? `: ${NO_NETWORK}`
    : ERRORS[code].retry
      ? `: ${ERRORS[code].advice}`
      : '';
  return `${message}${where}${instead} (${code}${advice})`;
}

const NO_NETWORK = 'is there a network here, and DNS? --proxy URL asks through a proxy';

/** The names and places of servers cannot be found from here: waiting will not help. */
const isWithoutNetwork = ({ cause }: WhoisError): boolean =>
  cause instanceof Error &&
  ['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN'].includes((cause as NodeJS.ErrnoException).code ?? '');

/** A failure in the place of a result. `parts`: what was received until then. */
export function errorDetails(error: unknown, domain: string | null = null) {
  const known = error instanceof WhoisError ? error : null;
  const message = error instanceof Error ? error.message : String(error);
  const unknown = error instanceof NoFixture ? error.code : 'INTERNAL';
  const { code = unknown, host = null, kind, url, retryAfter, parts = [] } = known ?? {};
  return { code, message, host, domain, kind, url, retryAfter, parts: parts.map(plainPart) };
}

/** A part as every server's is shown: an RDAP answer's own document stays behind. */
export const plainPart = ({ host, body }: Part): Part => ({ host, body });

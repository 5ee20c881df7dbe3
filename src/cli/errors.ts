import { ERRORS, type Part, WhoisError, type WhoisErrorCode } from '../index.js';
import { EXIT, NoFixture, UsageError } from './exit.js';
import { printable } from './printable.js';

const EXIT_CODES: Record<WhoisErrorCode, number> = {
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
  INTERNAL: EXIT.INTERNAL,
};

export function exitCodeOf(error: unknown): number {
  if (error instanceof WhoisError) return EXIT_CODES[error.code];
  return error instanceof UsageError ? EXIT.USAGE : EXIT.INTERNAL;
}

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
  const advice = adviceFor(error);
  return `${message}${where}${instead} (${code}${advice === null ? '' : `: ${advice}`})`;
}

/** What the user can do. The advice of other codes is for programmers, and their message is enough here. */
function adviceFor(error: WhoisError): string | null {
  if (isWithoutNetwork(error)) return NO_NETWORK;
  const { retry, advice } = ERRORS[error.code];
  return retry ? advice : null;
}

const NO_NETWORK = 'check the network and DNS; --proxy URL connects through a proxy';

/** Whether names cannot be resolved, or servers not be reached, so that waiting would not help. */
const isWithoutNetwork = ({ cause }: WhoisError): boolean =>
  cause instanceof Error &&
  ['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN'].includes((cause as NodeJS.ErrnoException).code ?? '');

/** A failure, printed instead of a result. `parts`: what was received before. */
export function errorDetails(error: unknown, domain: string | null = null) {
  const known = error instanceof WhoisError ? error : null;
  const message = error instanceof Error ? error.message : String(error);
  const unknown = error instanceof NoFixture ? error.code : 'INTERNAL';
  const { code = unknown, host = null, kind, url, retryAfter, parts = [] } = known ?? {};
  return { code, message, host, domain, kind, url, retryAfter, parts: parts.map(plainPart) };
}

/** A part without the document of an RDAP response. */
export const plainPart = ({ host, body }: Part): Part => ({ host, body });

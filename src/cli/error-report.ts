import { ERRORS, type Part, WhoisError } from '../index.js';
import { printable, printableJson } from './printable.js';

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
  const advice = ERRORS[code].retry ? `: ${ERRORS[code].advice}` : '';
  return `${message}${where}${instead} (${code}${advice})`;
}

/** A failure as a line of JSON, in the place of the result. `parts`: what was received until then. */
export function errorJson(error: unknown, domain: string, indent?: number): string {
  const known = error instanceof WhoisError ? error : null;
  const message = error instanceof Error ? error.message : String(error);
  const { code = 'INTERNAL', host = null, kind, url, retryAfter, parts = [] } = known ?? {};
  const shown = parts.map(plainPart);
  return printableJson(
    { error: { code, message, host, domain, kind, url, retryAfter, parts: shown } },
    indent,
  );
}

/** A part as every server's is shown: an RDAP answer's own document stays behind. */
export const plainPart = ({ host, body }: Part): Part => ({ host, body });

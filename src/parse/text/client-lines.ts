import { BLANK, LABELLED, type Line, TEXT } from './lines.js';

/** jwhois: `[Querying host]`, `[Redirected to host]`, and `[host]` alone above the response. */
const CLIENT_LINE = /^(?:Querying|Redirected to) ([\w.-]{4,253})$/u;
const HOST = /^(?:[\w-]{1,63}\.){1,10}[\w-]{2,63}$/u;
/** whois of macOS and the BSDs: `# whois.example.net`, a blank line, the response. */
const HOST_COMMENT = /^# ((?:[\w-]{1,63}\.){1,10}[\w-]{2,63})$/u;
/** whois of Debian, with --verbose. */
const REFERRAL = /^(?:Found a referral to|Using server) ([\w.-]{4,253}?)\.?$/u;

/** Reads the adjacent lines of a client. The last host that they name sent the response below. */
export function clientLines(
  text: string,
  lines: readonly Line[],
  from: number,
): { last: number; host: string } | null {
  let found: { last: number; host: string } | null = null;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] as Line;
    if (line.kind === BLANK) continue;
    if (line.kind !== LABELLED || line.value !== '' || text[line.start] !== '[') break;
    const named: string | null =
      CLIENT_LINE.exec(line.label)?.[1] ?? (found !== null && HOST.test(line.label) ? line.label : null);
    if (named === null) break;
    found = { last: at, host: named.toLowerCase() };
  }
  return found;
}

/** A client's lines at the top of a response; and in them a server that referred the client, whose own response is not shown. */
const AT_TOP = /^\s*(?:\[[^\]\n]{1,300}\]\n){2,16}/u;
const SENT_ON = /\[Querying ([\w.-]{4,253})\]\n\[Redirected to /gu;

/** Whether a registry referred the client to the server that answers. Then the registry knows the name, whatever the server says. IANA does not. */
export function isSentOn(text: string): boolean {
  const [top] = AT_TOP.exec(text) ?? [];
  return (
    top !== undefined && [...top.matchAll(SENT_ON)].some(([, by]) => by?.toLowerCase() !== 'whois.iana.org')
  );
}

/** Returns the host in a comment that has nothing else and is above a blank line. */
export function hostInComment(text: string, { start, end }: Line, next: Line | undefined): string | null {
  return end - start < 80 && next?.kind === BLANK
    ? (HOST_COMMENT.exec(text.slice(start, end))?.[1] ?? null)
    : null;
}

/** Returns the host that a client says it queries next. */
export const hostAskedNext = ({ kind, value }: Line): string | null =>
  kind === TEXT ? (REFERRAL.exec(value)?.[1] ?? null) : null;

import { type Finding, SEVERITIES } from './findings.js';

/** Lists the findings by severity, the worst first, and counts them. */
export function report(findings: readonly Finding[], asked: number): string {
  const lines: string[] = [];
  for (const severity of SEVERITIES) {
    const these = findings.filter((finding) => finding.severity === severity);
    if (these.length === 0) continue;
    lines.push(`${severity} (${these.length})`);
    for (const { domain, host, message } of these)
      lines.push(`  ${domain}  [${host ?? '?'}]  ${oneLine(message)}`);
  }
  const counts = SEVERITIES.map(
    (severity) => `${findings.filter((finding) => finding.severity === severity).length} ${severity}s`,
  );
  return `${[...lines, `${asked} domains: ${counts.join(', ')}.`].join('\n')}\n`;
}

/** Messages contain text of servers, whose control characters must not reach the terminal. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 300);

import { type Finding, SEVERITIES } from './findings.js';

/** The findings by severity, the worst first, and how many there are of each. */
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

/** Servers' words end up in messages; a terminal must not obey them. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 300);

import { readFileSync } from 'node:fs';

/** The last section of docs/reliability.md, which `npm run soak -- --write` replaces and `npm run reliability` keeps. */
const HEADING = '## Half an hour of everything';

export const RELIABILITY = new URL('../../docs/reliability.md', import.meta.url);

/** The document without its last section, which ends with an empty line, and that section; `''` if it has none. */
export function soakSection(): { document: string; section: string } {
  const text = readFileSync(RELIABILITY, 'utf8');
  const start = text.indexOf(HEADING);
  return start === -1
    ? { document: `${text.trimEnd()}\n\n`, section: '' }
    : { document: text.slice(0, start), section: text.slice(start) };
}

export const sectionOf = (command: string, circumstances: string, printed: string): string =>
  `${HEADING}

Made by \`${command}\` on ${circumstances}:
cached records, lookups at quick, slow, silent, resetting and endless servers, jobs, failed log-ins and clients that never read, all at the
same time. Bars are maxima over time, from 0.

\`\`\`
${printed.trim()}
\`\`\`
`;

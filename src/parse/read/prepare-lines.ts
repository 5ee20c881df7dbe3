import { BLANK, LABELLED, Line, TEXT } from '../text/lines.js';
import type { Preparation, Rewriting } from './layout.js';
import { readAs } from './rewrite.js';

/**
 * Of several lines of a label in a paragraph the first means something else than the others: two labels for one,
 * except where another label says the same.
 */
export const firstAndFurther =
  (label: string, first: string, further: string, other?: string): Preparation =>
  (lines) => {
    if (other !== undefined && lines.some((line) => line.label === other && line.value !== '')) return lines;
    let seen = false;
    return lines.map((line) => {
      if (line.kind === BLANK) seen = false;
      if (line.label !== label) return line;
      const named = line.with(seen ? further : first, line.value);
      seen = true;
      return named;
    });
  };

/** The line below that label, blank ones aside, says something without a label of its own, and is read otherwise ({@link Rewriting}). */
export const lineBelow =
  (label: string, [printed, read]: Rewriting): Preparation =>
  (lines) => {
    const above = lines.findIndex((line) => line.label === label);
    const found = above < 0 ? undefined : lines.find(({ kind }, at) => at > above && kind !== BLANK);
    if (found === undefined || found.kind !== TEXT || !printed.test(found.value)) return lines;
    return lines.flatMap((line) =>
      line === found ? readAs(line.value.replace(printed, read), line) : [line],
    );
  };

/** Lines of such labels have none: they are running text, or words that say what kind of answer this is. */
export const withoutLabels =
  (none: RegExp): Preparation =>
  (lines, text) =>
    lines.some(({ label }) => none.test(label))
      ? lines.map((line) => (none.test(line.label) ? withoutLabel(line, text) : line))
      : lines;

/** Values as YAML writes them: in quotes, `~` for nothing, `!Contact` or `|-` where what is meant stands below. */
export const withoutYaml: Preparation = (lines) =>
  lines.map((line) => {
    if (line.label === '') return line;
    const value = plain(line.value);
    return value === line.value ? line : line.with(line.label, value);
  });

/** The line whose label is none: `No:61`, `hostmaster@example.com Fax: +1.2025550124`. With single blanks, as no column begins in it. */
export function withoutLabel({ number, indent, decorated, start, end }: Line, text: string): Line {
  const words = text.slice(start, end).replace(/\s+/gu, ' ');
  return new Line(number, TEXT, indent, '', words, decorated, start, end);
}

/** `'1 rue de l''Exemple'`, `"+1.2025550123"` */
function plain(value: string): string {
  if (/^(?:~|!\w{1,20}|\|-?)$/u.test(value)) return '';
  const [, single, double] = /^(?:'(.{0,1000})'|"([^"]{0,1000})")$/u.exec(value) ?? [];
  return single?.replaceAll("''", "'") ?? double ?? value;
}

/** The label under which records of hosts are passed over. */
const LOOK_ALIKE = 'host of a like name';

const opensHost = ({ kind, label }: Line): boolean => kind === LABELLED && label === 'Server Name';

/**
 * Hosts of like names, which Verisign's servers print above the record (until 2017 for a bare question): paragraphs that begin with
 * `Server Name:` and have a registrar and its server of their own. Below the domain's name are its servers.
 */
export const withoutLookAlikes: Preparation = (lines) => {
  const first = lines.findIndex(opensHost);
  if (first < 0) return lines;
  const named = lines.findIndex(({ label, value }) => label === 'Domain Name' && value !== '');
  const until = named < 0 ? lines.length : named;
  const kept = [...lines];
  for (let at = first, end = at + 1; at < until; at = end, end = at + 1) {
    if (!opensHost(lines[at] as Line)) continue;
    while (end < until && lines[end]?.kind === LABELLED) end++;
    const host = lines.slice(at, end);
    if (host.some(({ label }) => label === 'Whois Server'))
      kept.splice(at, host.length, ...host.map((line) => line.with(LOOK_ALIKE, line.value)));
  }
  return kept;
};

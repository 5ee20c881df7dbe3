import { BLANK, LABELLED, Line, TEXT } from '../text/lines.js';
import type { Preparation, Rewriting } from './layout.js';
import { readAs } from './rewrite.js';

/**
 * Where a label comes several times in a paragraph, its first line gets one label and the others another, except where a third label
 * already has the value.
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

/** Reads the next line that is not blank below a label as something else ({@link Rewriting}), if that line has no label. */
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

/** Removes the labels of such lines, which are running text or words that state the kind of answer. */
export const withoutLabels =
  (none: RegExp): Preparation =>
  (lines, text) =>
    lines.some(({ label }) => none.test(label))
      ? lines.map((line) => (none.test(line.label) ? withoutLabel(line, text) : line))
      : lines;

/** Reads values as YAML writes them: in quotes, `~` for nothing, `!Contact` or `|-` where the value is on the lines below. */
export const withoutYaml: Preparation = (lines) =>
  lines.map((line) => {
    if (line.label === '') return line;
    const value = plain(line.value);
    return value === line.value ? line : line.with(line.label, value);
  });

/** Joins label and value again where the label is not one: `No:61`, `hostmaster@example.com Fax: +1.2025550124`. Runs of blanks become single, so that no column begins in the line. */
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

/** Label of host records, which are ignored. */
const LOOK_ALIKE = 'host of a like name';

const opensHost = ({ kind, label }: Line): boolean => kind === LABELLED && label === 'Server Name';

/**
 * Ignores hosts with similar names, which Verisign's servers print above the record (until 2017 for a bare query): paragraphs that
 * begin with `Server Name:` and have a registrar and a WHOIS server of their own. Below the domain's name, `Server Name:` is a nameserver.
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

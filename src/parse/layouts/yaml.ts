import type { Line } from '../text/lines.js';

/** Values as YAML writes them: in quotes, `~` for nothing, `!Contact` or `|-` where what is meant stands below. */
export const withoutYaml = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    if (line.label === '') return line;
    const value = plain(line.value);
    return value === line.value ? line : line.with(line.label, value);
  });

/** `'1 rue de l''Exemple'`, `"+1.2025550123"` */
function plain(value: string): string {
  if (/^(?:~|!\w{1,20}|\|-?)$/u.test(value)) return '';
  const [, single, double] = /^(?:'(.{0,1000})'|"([^"]{0,1000})")$/u.exec(value) ?? [];
  return single?.replaceAll("''", "'") ?? double ?? value;
}

import { type Line, TEXT } from '../lines.js';

/**
 * JWhoisServer (zero-sys.net; .dz and formerly .tn) sets leaders after its separator, a colon or a
 * number sign: `Registrar:..........EXAMPLE`, `Registrar#. . . . EXAMPLE`.
 */
export function withoutLeaders(line: Line): Line {
  if (line.label !== '') {
    const value = line.value.replace(/^[.\s]{2,80}/u, '');
    return value === line.value ? line : line.with(line.label, value);
  }
  const found = line.kind === TEXT ? /^([^#:]{2,40})#[.\s]{0,80}(.*)$/u.exec(line.value) : null;
  return found === null ? line : line.with(found[1] ?? '', found[2] ?? '');
}

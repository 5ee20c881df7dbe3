import type { Line } from './lines.js';
import type { RegistryModule } from './module.js';
import { OP, type Rule } from './target.js';

/** Longest heading without a colon: `Domain servers in listed order`. */
const MAX_HEADING = 48;

/** A line whose label no colon sets off, with what the label means; null for running text. */
export function bareLabel(line: Line, module: RegistryModule): readonly [Rule, Line] | null {
  if (!module.labels.mayBegin(line.value)) return null;
  return heading(line, module) ?? prefixed(line, module) ?? columns(line, module);
}

/** `Registrant`, above its fields. */
function heading(line: Line, module: RegistryModule): readonly [Rule, Line] | null {
  const { value } = line;
  if (value.length > MAX_HEADING || ENDS_SENTENCE.has(value.charCodeAt(value.length - 1))) return null;
  const rule = module.labels.heading(value);
  return rule === null ? null : [rule, line.with('', '')];
}

/** `Record expires on 2011-11-09`: a label that a blank ends. */
function prefixed(line: Line, module: RegistryModule): readonly [Rule, Line] | null {
  const label = module.prefixes.find(line.value);
  if (label === null) return null;
  const rule = module.labels.find('domain', label);
  const value = line.value.slice(label.length).trim();
  return rule === null || value === '' ? null : [rule, line.with(label, value)];
}

/** `Domain Name      example.com`: a label set off by blanks alone. */
function columns(line: Line, module: RegistryModule): readonly [Rule, Line] | null {
  const { value } = line;
  const tab = value.indexOf('\t');
  const blanks = value.indexOf('  ');
  const gap = tab > 0 && (blanks < 0 || tab < blanks) ? tab : blanks;
  if (gap <= 0 || gap > MAX_HEADING || /[^.][.,;!?]$/u.test(value.slice(0, gap))) return null;
  const rule = module.labels.find('domain', value.slice(0, gap));
  if (rule === null || rule.op === OP.ignore) return null;
  if (rule.op > OP.contact && rule.op !== OP.registrarSection) return null;
  return [rule, line.with(value.slice(0, gap), value.slice(gap).trim())];
}

const ENDS_SENTENCE: ReadonlySet<number> = new Set(Array.from('.,;!?', (mark) => mark.charCodeAt(0)));

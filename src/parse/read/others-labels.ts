import type { Line } from '../text/lines.js';
import type { LabelTable } from './label-table.js';
import type { Position } from './position.js';
import type { Section } from './section.js';
import { OP, type Rule } from './target.js';

/** `Organization: …` below `Billing Contact:` is that contact's, and opens nobody else's section. */
export function isDropped(section: Section, line: Line, rule: Rule | null, labels: LabelTable): boolean {
  if (section.context !== 'other' || section.heading.value !== '') return false;
  const nested = line.indent > section.heading.indent;
  if (!nested && !section.leads) return false;
  const member = labels.find('contact', line.label);
  if (member?.op !== OP.member) return false;
  // `Registrant:` alone is a heading; `Organization:` alone is a field left empty.
  if (line.value === '') return rule?.op === OP.contactSection && member.field === 'organization';
  if (rule === null || rule.op === OP.status) return true;
  return rule.op === OP.contactSection && (nested || member.field === 'organization');
}

/** `Organization: …` indented below a heading that nobody knows names no holder of the domain. */
export function isStrangers(position: Position, line: Line, rule: Rule, labels: LabelTable): boolean {
  const heading = position.stranger;
  if (heading === null || line.indent <= heading.indent) {
    position.stranger = null;
    return false;
  }
  if (rule.op !== OP.contactSection) return false;
  const member = labels.find('contact', line.label);
  return member?.op === OP.member && (line.value !== '' || member.field === 'organization');
}

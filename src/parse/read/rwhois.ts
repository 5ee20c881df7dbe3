import { LABELLED, type Line } from '../text/lines.js';

/** `Domain-Name:example.com`, and not `Tech-Contact;I:222.example`, whose value is the id of another object. */
const ATTRIBUTE = /^([\w-]{1,40}):(.{0,2000})$/u;

/**
 * Reads the attributes of a domain in a response of RWhois as labels, `domain:Domain-Name:example.com` (RFC 2167 section 3.3). Those of other
 * classes stay unread, and so do ids.
 */
export function readRwhois(lines: readonly Line[], text: string): readonly Line[] {
  if (!/^\s{0,9}%rwhois /u.test(text)) return lines;
  return lines.map((line) => {
    if (line.kind !== LABELLED) return line;
    if (line.label.toLowerCase() !== 'domain') return line.with(`RWhois ${line.label}`, line.value);
    const [, attribute, value] = ATTRIBUTE.exec(line.value) ?? [];
    return attribute === undefined || value === undefined
      ? line
      : line.with(attribute.replaceAll('-', ' '), value.trim());
  });
}

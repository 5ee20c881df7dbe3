import type { Part } from '../part.js';
import { RDAP_MARK } from '../record/rdap/labels.js';
import type { RdapNotice } from './types.js';

/** A line of a description; longer texts are divided between words. */
const LONGEST_LINE = /\S.{0,999}(?=\s|$)|\S{1000}/gu;

/** The registry's terms. */
export const termsNotice = (disclaimer: string | null): RdapNotice[] =>
  disclaimer === null
    ? []
    : [{ title: 'Terms of Use', description: disclaimer.match(LONGEST_LINE) ?? [disclaimer] }];

/** Names the servers that responded, with protocol and day. `made` says what port43 did with the responses. */
export function sourceNotice(parts: readonly Part[], daystamp: string, made: string): RdapNotice {
  const sources = parts.map(
    (part) => `${part.host ?? 'An unnamed server'} responded by ${protocolOf(part)} on ${daystamp}.`,
  );
  return { title: 'Source', description: [...sources, made] };
}

/** Responses that came by RDAP are laid out as text below a line that says so. */
export const cameByRdap = ({ rdap, body }: Part): boolean => rdap !== undefined || body.startsWith(RDAP_MARK);

const protocolOf = (part: Part): string => (cameByRdap(part) ? 'RDAP' : 'WHOIS');

export const remark = (title: string, description: string[]): RdapNotice[] =>
  description.length === 0 ? [] : [{ title, description }];

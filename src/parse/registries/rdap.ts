import {
  ERROR_DESCRIPTION,
  ERROR_MEMBER,
  ERROR_TITLE,
  FURTHER,
  KEPT_DOMAIN,
  NO_SUCH_DOMAIN,
  NOTICE,
  NOTICE_TITLE,
  RDAP_FIELDS,
  RDAP_LABELS,
  RDAP_MARK,
  REMOVED,
  TTL,
} from '../../record/rdap/labels.js';
import { isAboutAnswer, isStatedOfName } from '../answer/of-name.js';
import { isOfOneCase } from '../answer/one-case.js';
import { PhraseBook } from '../answer/phrases.js';
import { isPlainNotFound } from '../answer/rdap-error.js';
import { ICANN } from '../layouts/icann.js';
import type { Draft } from '../read/draft.js';
import { registry } from '../read/layout.js';
import { Line, TEXT } from '../text/lines.js';
import { StatusReader } from '../values/status.js';

const STATUSES = new StatusReader();

/** Any server's RDAP response, laid out as text with ICANN's labels by src/rdap/layout.ts. */
export default registry({
  marks: [RDAP_MARK],
  on: ICANN,
  phrases: { available: `${NO_SUCH_DOMAIN} {domain}`, reserved: `${KEPT_DOMAIN} {domain}` },
  beside: 'RDAP answer of {1-1} | HTTP Status: 404 without a body | Error Code: 404 | Notice Link: {…}',
  accounts,
  labels: {
    ...RDAP_FIELDS,
    registrant: FURTHER.Registrant,
    admin: FURTHER.Admin,
    technical: FURTHER.Tech,
    redacted: REMOVED,
    ttl: TTL,
    billing: FURTHER.Billing,
    '-': RDAP_LABELS.join(' | '),
  },
  disclaimer: notices,
  postprocess: leaveOutFree,
});

const PHRASES = new PhraseBook();

/** The words of an error must be those of a plain "not found". Notices are printed with any response, unless they are about this name. */
function accounts({ label, value }: Line, asked: string | null): boolean | null {
  if (label === ERROR_TITLE || label === ERROR_DESCRIPTION)
    return (
      isPlainNotFound(value, asked) || PHRASES.match(value, 0, value.length, asked)?.kind === 'available'
    );
  if (label === ERROR_MEMBER) return false;
  if (label !== NOTICE && label !== NOTICE_TITLE) return null;
  // `Reserved name`, as a WHOIS server says it
  const stated = PHRASES.match(value, 0, value.length, asked);
  return (stated === null || stated.kind === 'available') && !isOfThisResponse(value.toLowerCase());
}

/** Whether a notice in lower case is about this name, this search or what its server knows, and not printed with any response. */
const isOfThisResponse = (notice: string): boolean =>
  isStatedOfName(notice) || isAboutAnswer(notice) || isOfOneCase(notice);

/** The lines of the notices, without their label. */
function notices(lines: readonly Line[]): Line[] {
  return lines
    .filter(({ label, value }) => label === NOTICE && value !== '')
    .map(({ number, value, end }) => new Line(number, TEXT, 0, '', value, false, end - value.length, end));
}

/** No status is evidence of a free name: only a 404 is (RFC 7480 section 5.3). */
function leaveOutFree(draft: Draft): void {
  const kept = draft.statuses.filter((value) => STATUSES.read(value) !== 'available');
  draft.statuses.splice(0, draft.statuses.length, ...kept);
}

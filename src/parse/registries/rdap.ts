import {
  FURTHER,
  KEPT_DOMAIN,
  NO_SUCH_DOMAIN,
  NOTICE,
  RDAP_FIELDS,
  RDAP_LABELS,
  RDAP_MARK,
  REMOVED,
  TTL,
} from '../../record/rdap/labels.js';
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
  // src/rdap/not-found.ts decides what these mean when the response is laid out.
  beside: `
    RDAP answer of {1-1} | HTTP Status: {…} | Error Code: {…} | Error Title: {…} | Error Description: {…} |
    Notice Title: {…} | Notice: {…} | Notice Link: {…}
  `,
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

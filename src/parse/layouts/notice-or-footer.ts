import { disclaimerLines } from '../answer/disclaimer.js';
import type { DisclaimerFinder, DisclaimerSpec } from '../read/module.js';
import { BLANK } from '../text/lines.js';

/** Where there is no such notice, two lines at the end stand for it: the server's name, and `More information at …`. */
export const noticeOrFooter =
  (spec: DisclaimerSpec): DisclaimerFinder =>
  (lines, text) => {
    const notice = disclaimerLines(lines, text, spec);
    if (notice.length > 0) return notice;
    const footer = lines.filter(({ kind }) => kind !== BLANK).slice(-2);
    return footer[1]?.value.startsWith('More information at') === true ? footer : [];
  };

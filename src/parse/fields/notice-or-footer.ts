import { disclaimerLines } from '../disclaimer.js';
import { BLANK } from '../lines.js';
import type { DisclaimerFinder, DisclaimerSpec } from '../module.js';

/** Where there is no such notice, two lines at the end stand for it: the server's name, and `More information at …`. */
export const noticeOrFooter =
  (spec: DisclaimerSpec): DisclaimerFinder =>
  (lines, text) => {
    const notice = disclaimerLines(lines, text, spec);
    if (notice.length > 0) return notice;
    const footer = lines.filter(({ kind }) => kind !== BLANK).slice(-2);
    return footer[1]?.value.startsWith('More information at') === true ? footer : [];
  };

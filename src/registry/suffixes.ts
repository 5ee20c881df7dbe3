import type { SuffixTable } from './suffixes/row.js';
import { SECOND_LEVEL } from './suffixes/second-level.js';
import { TOP_LEVEL } from './suffixes/top-level.js';
import { WEB_PAGES } from './suffixes/web-pages.js';

/**
 * Our own table: what IANA does not say of a suffix, or says otherwise than what answers. Each row has
 * its reason; a row that IANA has caught up with fails a test, so that the table only shrinks by itself.
 */
export const SUFFIXES: SuffixTable = { ...SECOND_LEVEL, ...WEB_PAGES, ...TOP_LEVEL };

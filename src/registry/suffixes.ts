import type { SuffixTable } from './suffixes/row.js';
import { SECOND_LEVEL } from './suffixes/second-level.js';
import { TOP_LEVEL } from './suffixes/top-level.js';
import { WEB_PAGES } from './suffixes/web-pages.js';

/**
 * Suffixes for which IANA's facts are missing or differ from the servers that answer. Each row has its reason. A test fails for rows that
 * repeat IANA's facts, so that they are removed.
 */
export const SUFFIXES: SuffixTable = { ...SECOND_LEVEL, ...WEB_PAGES, ...TOP_LEVEL };

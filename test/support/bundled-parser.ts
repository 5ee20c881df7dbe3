import { inject } from 'vitest';

/**
 * The parser as one bundle, for tests that read millions of lines: through the modules that the test runner makes of the sources, each call
 * of another module takes several times as long.
 */
export const { answerKind, decode, explain, merge, parse } = (await import(
  inject('programs').parser
)) as typeof import('../../src/parse/index.js');

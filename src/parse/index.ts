/** `port43/parse`: reading answers, offline, without Node built-ins. */
export { answerKind, type ParseInput, type ParseOptions, parse } from './parse.js';

/** `port43/diff`: what changed between two records of a name, offline, without Node built-ins. */
export type { Change } from './change.js';
export { type DiffInput, diff, isChanged } from './diff.js';
export { CHANGE_KINDS, type ChangeKind, type ChangeKindDetails } from './kinds.js';

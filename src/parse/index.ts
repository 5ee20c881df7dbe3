/** `port43/parse`: reads responses offline, without Node built-ins. */

export { toUnicode } from '../domain/a-labels.js';
export type { Part, RawPart } from '../part.js';
export { type Decoded, type DecodeOptions, decode } from '../record/decode.js';
export { merge } from '../record/merge.js';
export { explain } from './explain.js';
export type * from './explanation.js';
export { FIELD_SCHEMAS, FIELDS, type FieldSchema, type PropertyTypes } from './fields.generated.js';
export { withoutPlaceholders } from './merge/redacted.js';
export { answerKind, type ParseInput, type ParseOptions, parse } from './parse.js';
export * from './properties.js';

export { type Decoded, type DecodeOptions, decode } from './decode.js';
export { merge } from './merge.js';

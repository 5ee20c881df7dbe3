import type { Found } from '../lookups.js';

/** The response that the schema describes, made of JSON that is stored already: nothing is parsed and written again. */
export const keptJson = (found: Found, field: 'record' | 'parts' | 'properties'): string => {
  const { daystamp, json } = found.stored;
  return `{"response":{"daystamp":${JSON.stringify(daystamp)},"${field}":${json[field]}${besides(found)}}}`;
};

/** What clients are told with the content of a record, in JSON; empty for most records, whose responses have the content alone. */
export const besides = ({ stored: { json } }: Found): string =>
  json.warnings === '[]' ? '' : `,"warnings":${json.warnings}`;

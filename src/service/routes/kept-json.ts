import type { Found } from '../lookups.js';

/** The response that the schema describes, made of JSON that is stored already: nothing is parsed and written again. */
export const keptJson = (found: Found, field: 'record' | 'parts' | 'properties'): string => {
  const { daystamp, json } = found.stored;
  return `{"response":{"daystamp":${JSON.stringify(daystamp)},"${field}":${json[field]}${besides(found)}}}`;
};

/** What clients are told with the content of a record, in JSON; empty for most records, whose responses have the content alone. */
export function besides(found: Found): string {
  const warnings = warningsOf(found);
  return `${warnings === '[]' ? '' : `,"warnings":${warnings}`}${found.failure === null ? '' : ',"stale":true'}`;
}

/** The warnings of a record as JSON, with why it is served though it is too old. */
export function warningsOf({ stored, failure, age }: Found): string {
  const { warnings } = stored.json;
  if (failure === null) return warnings;
  const old = `${failure.text}: this is the record that was stored ${age} s ago`;
  return JSON.stringify([...(JSON.parse(warnings) as string[]), old]);
}

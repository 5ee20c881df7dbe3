import type { FoundRecord } from '../lookups.js';

/** The JSON of a response, made of the stored JSON without parsing it. */
export const keptJson = (found: FoundRecord, field: 'record' | 'parts' | 'properties'): string => {
  const { daystamp, json } = found.stored;
  return `{"response":{"daystamp":${JSON.stringify(daystamp)},"${field}":${json[field]}${besides(found)}}}`;
};

/** The fields that a response has in addition to the content of a record, as JSON; empty for most records. */
export function besides(found: FoundRecord): string {
  const warnings = warningsOf(found);
  return `${warnings === '[]' ? '' : `,"warnings":${warnings}`}${found.failure === null ? '' : ',"stale":true'}`;
}

/** The warnings of a record as JSON. If it is served although it is too old, one of them says why. */
export function warningsOf({ stored, failure, age }: FoundRecord): string {
  const { warnings } = stored.json;
  if (failure === null) return warnings;
  const old = `${failure.text}: this is the record that was stored ${age} s ago`;
  return JSON.stringify([...(JSON.parse(warnings) as string[]), old]);
}

/** Formats a time as the API does: ISO 8601 in UTC, in whole seconds, with a numeric offset. */
export const isoTime = (time: number): string => new Date(time).toISOString().replace(/\.\d+Z$/, '+00:00');

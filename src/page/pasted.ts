import type { Part } from '../parse/index.js';

/**
 * A pasted record: its text, or its JSON from the API (parts, or record). Anything else is read as text.
 */
export function pasted(text: string): string | Part[] {
  if (!text.trimStart().startsWith('{')) return text;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return text;
  }
  const stored = member(json, 'response') ?? json;
  const parts = member(stored, 'parts');
  if (Array.isArray(parts) && parts.length > 0 && parts.every(isPart)) return parts;
  const record = member(stored, 'record');
  return typeof record === 'string' ? record : text;
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

function isPart(value: unknown): value is Part {
  const host = member(value, 'host');
  return typeof member(value, 'body') === 'string' && (host === null || typeof host === 'string');
}

import { type Json, member, oneLine, readJson } from './json.js';
import { layOutDomain, layOutOther, nameOf } from './layout.js';
import { layOutNotFound } from './not-found.js';
import { layOutPlain } from './plain-json.js';

/**
 * Lays out a stored RDAP document, or any other JSON object, as text; null for any other text. A domain becomes a record. Any other object,
 * including a reverse zone, is only named, and nothing of it is read as a domain's. An error is shown; only the client that received it can
 * know whether the name is free.
 */
export function layOutStored(text: string, host: string | null): string | null {
  if (!/^\s*\{/.test(text)) return null;
  // `trimStart` removes a byte-order mark, which JSON.parse rejects.
  const document = readJson(text.trimStart());
  if (document === null) return null;
  const server = host === null || /\s/.test(host) ? 'an unnamed server' : host;
  if (member(document, 'errorCode') !== undefined) return layOutNotFound(document, server, null);
  const kind = oneLine(member(document, 'objectClassName'));
  if (kind === '') return layOutPlain(document);
  if (kind === 'domain' && !isReverseZone(document)) return layOutDomain(document, server);
  const name = nameOf(document) || oneLine(member(document, 'handle'));
  const what = kind === 'domain' ? 'reverse zone' : kind;
  return layOutOther(server, `${what}${name === '' ? '' : ` ${name}`} is no domain of a registry`);
}

const isReverseZone = (document: Json): boolean => /\.(?:in-addr|ip6)\.arpa$/i.test(nameOf(document));

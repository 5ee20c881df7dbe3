import { type Json, member, oneLine, readJson } from './json.js';
import { layOutDomain, layOutOther, nameOf } from './layout.js';
import { layOutNotFound } from './not-found.js';
import { layOutPlain } from './plain-json.js';

/**
 * A stored RDAP document, or any other JSON object, as text; null where a text is none. What it says of a domain is its record; any other object, a
 * reverse zone among them, is named, and nothing of it is a domain's. An error is told: whether it makes a name free, only who asked
 * can know.
 */
export function layOutStored(text: string, host: string | null): string | null {
  if (!/^\s*\{/.test(text)) return null;
  // A byte-order mark is a blank here, and none to a parser of JSON.
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

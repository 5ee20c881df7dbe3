import { getPublicSuffix } from 'tldts-icann';
import { hasOwnServer } from '../registry/find-server.js';

/** The name is a valid one already, and a list of suffixes is all that is asked for. */
const OPTIONS = { extractHostname: false, validateHostname: false, detectIp: false };

/**
 * The suffix below which a name is registered: the longer of what the ICANN part of the Public Suffix List
 * says and the suffixes that have a server of their own (`uk.com`, `eu.org`: private business to the list).
 * A suffix of the latter kind is itself a name registered below its parent. Unknown to both: the last label.
 */
export function suffixOf(ascii: string): string {
  const listed = getPublicSuffix(ascii, OPTIONS) ?? ascii.slice(ascii.lastIndexOf('.') + 1);
  for (let dot = ascii.indexOf('.'); dot >= 0; dot = ascii.indexOf('.', dot + 1)) {
    const suffix = ascii.slice(dot + 1);
    if (suffix.length <= listed.length) break;
    if (hasOwnServer(suffix)) return suffix;
  }
  return listed;
}

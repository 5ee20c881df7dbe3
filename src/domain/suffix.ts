import { getPublicSuffix } from 'tldts-icann';
import { hasOwnServer } from '../registry/find-server.js';

/** The name is valid already, and only the suffix is needed. */
const OPTIONS = { extractHostname: false, validateHostname: false, detectIp: false };

/**
 * Returns the suffix below which a name is registered: the longest one in the ICANN part of the Public Suffix List or among the suffixes
 * with a server of their own (`uk.com`, `eu.org`, which the list has as private). A suffix of the latter kind is itself a name that is
 * registered below its parent. If neither has one, the last label.
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

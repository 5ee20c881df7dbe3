import { encodeQuery, IANA_HOST, readIanaReferral, serverFor } from '../registry/index.js';
import { askInTurn, type Engine } from './ask-in-turn.js';
import type { Deadline } from './deadline.js';
import { registryError } from './judge.js';
import { parseReferral } from './referral.js';
import type { RegistryServer } from './registry-server.js';

/**
 * The server of a top-level domain that is newer than the table, as whois.iana.org knows it; null where it
 * knows none. Its word is checked like any referral. Rejects when IANA itself cannot be asked.
 */
export async function discoverServer(
  engine: Engine,
  tld: string,
  deadline: Deadline,
): Promise<RegistryServer | null> {
  const iana = serverFor(IANA_HOST);
  const question = { host: iana.host, port: iana.port, bytes: encodeQuery(iana, tld), publicOnly: false };
  const answer = await askInTurn(engine, question, deadline, tld);
  const error = registryError(answer, iana.host, null);
  if (error !== null) throw error;
  const host = readIanaReferral(answer.part?.body ?? '');
  if (host === null) return null;
  const referral = parseReferral(host);
  if ('refused' in referral) return null;
  return { server: serverFor(referral.host), publicOnly: true, rdap: null, rdapHosts: [] };
}

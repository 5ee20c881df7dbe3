import { extend } from '../extend.js';
import { BLANK, type Line, TEXT } from '../lines.js';
import type { RegistrySpec } from '../module.js';
import { icann } from './icann.js';

/**
 * .ac, .io and .sh: Internet Computer Bureau's own software until 2017, then Afilias' and Identity
 * Digital's in ICANN's layout. In the old one the owner's lines repeat one label, or have none.
 */
export const icb = (own: RegistrySpec = {}): RegistrySpec => icann(extend(ICB, own));

const ICB: RegistrySpec = {
  says: {
    available: 'Domain {domain} is available for purchase | Domain {domain} - Available',
    reserved: 'Domain {domain} is reserved',
  },
  labels: {
    Domain: 'domain',
    Status: 'status',
    Expiry: 'expires_on',
    'First Registered': 'created_on',
    'Last Updated': 'updated_on',
    NS: 'nameserver',
    'Owner | Owner Addr': 'registrant.address',
    'Owner Name': 'registrant.name',
    'Owner OrgName': 'registrant.organization',
  },
  status: {
    'Live | Permanent | Client Updt Lock | Client Delt Lock | Client Updt+Delt Lock': 'registered',
    'Client Hold': 'registered',
    'Permanent/Reserved': 'reserved',
  },
  prepare: nameTheOwner,
};

/** `       : Example Holdings Ltd`: lines whose label is missing are the owner's. */
function nameTheOwner(lines: readonly Line[]): readonly Line[] {
  let named = false;
  return lines.map((line) => {
    if (line.kind === BLANK) named = false;
    const bare = line.kind === TEXT && line.value.startsWith(': ') ? line.value.slice(2).trim() : null;
    const value = line.label === 'Owner' ? line.value : bare;
    if (value === null) return line;
    const label = named ? 'Owner Addr' : 'Owner Name';
    named = true;
    return line.with(label, value);
  });
}

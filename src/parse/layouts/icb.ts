import { extend } from '../read/extend.js';
import type { RegistrySpec } from '../read/module.js';
import { firstAndFurther } from './first-and-further.js';
import { icann } from './icann.js';
import { inSteps } from './preparation.js';
import { rewrite } from './rewrite.js';

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
    'Owner Addr': 'registrant.address',
    'Owner Name': 'registrant.name',
    'Owner OrgName': 'registrant.organization',
  },
  status: {
    'Live | Permanent | Client Updt Lock | Client Delt Lock | Client Updt+Delt Lock': 'registered',
    'Client Hold': 'registered',
    'Permanent/Reserved': 'reserved',
  },
  // `       : Example Holdings Ltd`: lines whose label is missing are the owner's.
  prepare: inSteps(
    rewrite([/^:\s{1,20}(.+)$/u, 'Owner: $1']),
    firstAndFurther('Owner', 'Owner Name', 'Owner Addr'),
  ),
};

import { layout } from '../read/layout.js';
import { ICANN } from './icann.js';
import { firstAndFurther } from './prepare-lines.js';

/**
 * .ac, .io and .sh: Internet Computer Bureau's own software until 2017, then Afilias' and Identity
 * Digital's in ICANN's layout. In the old one the owner's lines repeat one label, or have none.
 */
export const ICB = layout({
  on: ICANN,
  phrases: {
    available: 'Domain {domain} is available for purchase | Domain {domain} - Available',
    reserved: 'Domain {domain} is reserved',
  },
  rewrite: [
    // `       : Example Holdings Ltd`: lines whose label is missing are the owner's.
    [/^:\s{1,20}(.+)$/u, 'Owner: $1'],
  ],
  // `       : Example Holdings Ltd`: lines whose label is missing are the owner's.
  prepare: firstAndFurther('Owner', 'Owner Name', 'Owner Addr'),
  labels: {
    domain: 'Domain',
    expires_on: 'Expiry',
    nameserver: 'NS',
    'registrant.address': 'Owner Addr',
    'registrant.name': 'Owner Name',
    'registrant.organization': 'Owner OrgName',
  },
  status: {
    registered: `
      Live | Permanent | Client Updt Lock | Client Delt Lock | Client Updt+Delt Lock | Client Hold
    `,
    reserved: 'Permanent/Reserved',
  },
});

import { layout } from '../read/layout.js';
import { firstAndFurther } from '../read/prepare-lines.js';
import { ICANN } from './icann.js';

/**
 * .ac, .io and .sh: Internet Computer Bureau's own software until 2017, then Afilias' and Identity Digital's in ICANN's layout. In the old
 * layout, the owner's lines repeat one label or have none.
 */
export const ICB = layout({
  on: ICANN,
  phrases: {
    available: 'Domain {domain} is available for purchase | Domain {domain} - Available',
    reserved: 'Domain {domain} is reserved',
  },
  rewrite: [
    // `       : 192.0.2.1, 192.0.2.2`, `       : 2001:db8::1`: addresses of the server above.
    [/^:\s{1,20}([\d.]{7,15}(?:,.{1,200})?)$/u, 'NS IP: $1'],
    [/^:\s{1,20}([\dA-Fa-f]{0,4}:[\dA-Fa-f:]{2,40}(?:,.{1,200})?)$/u, 'NS IP: $1'],
    // `       : Example Holdings Ltd`: other lines without a label belong to the owner.
    [/^:\s{1,20}(.+)$/u, 'Owner: $1'],
  ],
  // The first of the owner's lines is the name, the others are the address.
  prepare: firstAndFurther('Owner', 'Owner Name', 'Owner Addr'),
  labels: {
    domain: 'Domain',
    expires_on: 'Expiry',
    nameserver: 'NS',
    'nameserver.ip': 'NS IP',
    'registrant.address': 'Owner Addr',
    'registrant.name': 'Owner Name',
    'registrant.organization': 'Owner OrgName',
  },
  status: {
    registered: 'Live | Client Updt Lock | Client Delt Lock | Client Updt+Delt Lock | Client Hold',
    reserved: 'Permanent/Reserved',
  },
});

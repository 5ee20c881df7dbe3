import { accessNotice } from '../answer/notice.js';
import { CENTRALNIC } from '../layouts/centralnic.js';
import { registry } from '../read/layout.js';

/** DotCooperation, .coop: on CentralNic's service since 2016; before, columns with a paragraph for each contact. */
export default registry({
  suffixes: ['coop'],
  on: CENTRALNIC,
  phrases: { available: 'No domain records were found to match {domain}' },
  rewrite: [
    // `Contact Type: admin` is the heading of its paragraph.
    [/^Contact Type:\s{0,40}(\w{1,20})$/u, 'Contact $1:'],
  ],
  labels: {
    created_on: 'Created',
    updated_on: 'Last updated',
    expires_on: 'Expiry Date',
    nameserver: 'Host Name',
    registrant: 'Contact registrant',
    admin: 'Contact admin',
    technical: 'Contact tech',
    billing: 'Contact billing',
    'event.transfer': 'Last transferred',
    '-': 'Created by ID | Last updated by | Last updated by ID | Host ID',
  },
  contact: {
    id: 'Contact ID',
    organization: 'Organisation',
    phone: 'Voice',
    '-': 'Voice extn | Fax extn',
  },
  disclaimer: accessNotice,
});

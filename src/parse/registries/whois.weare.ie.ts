import { ICANN } from '../layouts/icann.js';
import { RPSL } from '../layouts/rpsl.js';
import { registry } from '../read/layout.js';

/**
 * .IE. Since 2018: ICANN's layout.
 * Until 2018: objects by handle, and the first description of the domain was its registrant.
 */
export default registry({
  aliases: ['whois.domainregistry.ie', 'whois.iedr.ie'],
  suffixes: ['ie'],
  marks: [
    '% Rights restricted by copyright; http://iedr.ie',
    '% Not Registered - The domain you have requested',
  ],
  on: [RPSL, ICANN],
  zone: 'Europe/Dublin',
  beside: `
    You can also contact your Registrar or .IE if your Registrant name is not showing {…} | This notice stays here | Do not remove this notice
  `,
  phrases: {
    available: 'Not Registered - The domain you have requested {domain} is not a registered .ie domain name',
    reserved: 'Application Pending - {…}',
    invalid: 'Invalid domain name{…} | Domain name is not valid{…}',
  },
  labels: {
    'registrant.name': 'descr | Domain Holder',
    'registrar.name': 'Account Name',
    created_on: 'registration',
    expires_on: 'renewal | expiry',
    status: 'ren-status',
    '-': 'holder-type | wipo-status | in-zone | Account | Locked status | Renewal status',
  },
  status: { record: 'Billable' },
  disclaimer: {
    skip: /^(?:Not Registered - |Application Pending - |Important Notice$|the domain name you have|expire on the)/u,
  },
});

import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

/** .IE: ICANN's layout since 2018; before that objects by handle, whose first `descr` is the holder. */
export default registry({
  aliases: ['whois.domainregistry.ie', 'whois.iedr.ie'],
  suffixes: ['ie'],
  marks: [
    '% Rights restricted by copyright; http://iedr.ie',
    '% Not Registered - The domain you have requested',
  ],
  spec: () =>
    icann({
      zone: 'Europe/Dublin',
      says: {
        available: 'Not Registered - The domain you have requested {…} is not a registered .ie domain name',
        reserved: 'Application Pending - {…} | Reserved - {…}',
        invalid: 'Invalid domain name{…} | Domain name is not valid{…}',
      },
      labels: {
        domain: 'domain',
        descr: 'registrant.name',
        'admin-c': 'admin.handle',
        'tech-c': 'technical.handle',
        person: 'object.name',
        'nic-hdl': 'object.id',
        registration: 'created_on',
        'renewal | expiry': 'expires_on',
        'status | ren-status': 'status',
        nserver: 'nameserver',
      },
      contact: { 'nic-hdl': 'id', person: 'name', source: '-' },
      ignore: 'source | holder-type | wipo-status | in-zone | Account',
      status: { Billable: 'record' },
      disclaimer: {
        skip: /^(?:Not Registered - |Application Pending - |Important Notice$|the domain name you have|expire on the)/u,
      },
      finish({ registrar }) {
        if (registrar?.id === 'not applicable') registrar.id = null;
      },
    }),
});

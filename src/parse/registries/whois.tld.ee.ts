import { EENET } from '../layouts/former/whois.eenet.ee.js';
import { noticeOrFooter } from '../layouts/notice-or-footer.js';
import { headedParagraphs } from '../layouts/paragraph-headings.js';
import { inSteps } from '../layouts/preparation.js';
import { extend } from '../read/extend.js';
import { registry } from '../read/registry.js';

/** Estonian Internet Foundation; EENet until 2010. Answers before 2019 have no notice but the server's own name. */
export default registry({
  aliases: ['whois.eenet.ee'],
  suffixes: ['ee'],
  marks: ['Estonia .ee Top Level Domain WHOIS server'],
  spec: () =>
    extend(EENET, {
      says: { available: 'Domain not found | NOT FOUND: {domain}' },
      prepare: inSteps(EENET.prepare, headedParagraphs),
      labels: {
        'Domain | Domain name | status | registered | changed | expire | Registrant': 'as named',
        'Administrative contact | Technical contact | Registrar | Name servers | nserver | DNSSEC':
          'as named',
      },
      contact: { 'name | country | email | phone | changed': 'as named', 'org id': 'id' },
      registrar: { 'name | url': 'as named', 'phone | changed': '-' },
      ignore: 'outzone | delete | dnskey | Name servers changed | DNSSEC changed',
      status: {
        deleteCandidate: 'pending_delete',
        'serverForceDelete | serverManualInzone | serverAdminChangeProhibited': 'record',
        'serverTechChangeProhibited | serverRegistrantChangeProhibited | serverReleaseProhibited': 'record',
        'blocked | atAuction | pendingRegistration | paymentReceived': 'unavailable',
      },
      disclaimer: noticeOrFooter({ from: 'Search results', until: ['Estonia', 'Domain'] }),
    }),
});

import { handlesAlone } from '../layouts/handles-alone.js';
import { icann } from '../layouts/icann.js';
import { JAPANESE } from '../layouts/japanese.js';
import { inBrackets } from '../layouts/labels-in-brackets.js';
import { inSteps } from '../layouts/preparation.js';
import { extend } from '../read/extend.js';
import type { RegistrySpec } from '../read/module.js';
import { registry } from '../read/registry.js';

/**
 * JPRS: `[Label]  value`, comments between `[ ` and ` ]`. Names below co.jp and the like (`a. [Domain Name]`) have an
 * organization and handles, others a name and a public contact. As a registrar of generic names it answers in
 * ICANN's layout.
 */
export default registry({
  suffixes: ['jp'],
  marks: ['[ JPRS database', 'a. [Domain Name]', 'a. [ドメイン名]'],
  spec: () => icann(extend(JAPANESE, ENGLISH)),
});

const ENGLISH: RegistrySpec = {
  says: { available: 'No match!!' },
  prepare: inSteps(inBrackets, JAPANESE.prepare),
  labels: {
    'Domain Information | Domain Name | Name Server | Status | State | Created on | Registered Date':
      'as named',
    'Expires on | Last Updated | Last Update': 'as named',
    Registrant: 'registrant.name',
    'Organization | Network Service Name': 'registrant.organization',
    'Administrative Contact': 'admin.handle',
    'Technical Contact': 'technical.handle',
    'Contact Information': 'admin',
  },
  contact: { 'Name | Email | Postal code | Postal Address | Phone | Fax': 'as named', 'Web Page': '-' },
  ignore: 'Organization Type | Connected Date | Signing Key | Detail | Lock Status | Web Page',
  disclaimer: { until: 'Notice' },
  finish: handlesAlone,
};

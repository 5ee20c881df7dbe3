import { HOLDER_IN_DESCRIPTIONS } from '../layouts/holder-in-descriptions.js';
import { ICANN } from '../layouts/icann.js';
import { RPSL } from '../layouts/rpsl.js';
import { registry } from '../read/layout.js';
import { contactLines, ending } from '../values/contact-lines.js';

/** `10 000 Zagreb`, `10000 Zagreb`, `HR-10000 Zagreb` */
const TOWN = /^(?<zip>(?:HR-)?\d{2} ?\d{3}),? {1,4}(?<city>\S.{0,80})$/u;

/** CARNET. ICANN's labels today; before, the registrant's name and address as descriptions of the domain. */
export default registry({
  suffixes: ['hr'],
  on: [HOLDER_IN_DESCRIPTIONS, RPSL, ICANN],
  phrases: { available: 'ERROR: no entries found' },
  address: contactLines(ending(TOWN)),
  disclaimer: { skip: /^ERROR:/u },
});

import { contactLines, ending } from '../layouts/contact-lines.js';
import { HOLDER_IN_DESCRIPTIONS } from '../layouts/holder-in-descriptions.js';
import { icann } from '../layouts/icann.js';
import { rpsl } from '../layouts/rpsl.js';
import { extend } from '../read/extend.js';
import { registry } from '../read/registry.js';

/** `10 000 Zagreb`, `10000 Zagreb`, `HR-10000 Zagreb` */
const TOWN = /^(?<zip>(?:HR-)?\d{2} ?\d{3}),? {1,4}(?<city>\S.{0,80})$/u;

/** CARNET. ICANN's labels today; before, the holder's name and address as descriptions of the domain. */
export default registry({
  suffixes: ['hr'],
  spec: () =>
    icann(
      rpsl(
        extend(HOLDER_IN_DESCRIPTIONS, {
          says: { available: 'ERROR: no entries found' },
          disclaimer: { skip: /^ERROR:/u },
          address: contactLines(ending(TOWN)),
        }),
      ),
    ),
});

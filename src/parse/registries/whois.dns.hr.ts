import { divideAddress } from '../contact-block.js';
import { icann } from '../families/icann.js';
import { rpsl } from '../families/rpsl.js';
import { contactLines, ending } from '../fields/contact-lines.js';
import { registry } from '../registry.js';

/** CARNET. ICANN's labels today; before, the holder's name and address as descriptions of the domain. */
export default registry({
  suffixes: ['hr'],
  spec: () =>
    icann(
      rpsl({
        says: { available: 'ERROR: no entries found' },
        labels: { descr: 'registrant.address' },
        disclaimer: { skip: /^ERROR:/u },
        finish({ registrant: [holder] }) {
          if (holder === undefined || holder.name !== null || holder.organization !== null) return;
          const [name, ...address] = holder.address?.split('\n') ?? [];
          holder.name = name ?? null;
          holder.address = address.length === 0 ? null : address.join('\n');
          divideAddress(holder, contactLines(ending(TOWN)));
        },
      }),
    ),
});

/** `10 000 Zagreb`, `10000 Zagreb`, `HR-10000 Zagreb` */
const TOWN = /^(?<zip>(?:HR-)?\d{2} ?\d{3}),? {1,4}(?<city>\S.{0,80})$/u;

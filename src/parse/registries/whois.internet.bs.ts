import { registrar } from '../layouts/registrar.js';
import { registrarBlock } from '../layouts/registrar-block.js';
import { registry } from '../read/registry.js';

const TOWNS = [/^(?<zip>[^\n]{0,20}\d\S{0,10}) (?<city>\D{2,60})$/u];

/** Internet.bs. Until 2013: organization, name, street, `postcode town`, country; `Domain example.com` opens it. */
export default registry({
  spec: () =>
    registrar({
      // The organization stands above the name, or is left out.
      block: registrarBlock(
        ([, second = '1']) => (/\d/u.test(second) ? ['name'] : ['organization', 'name']),
        TOWNS,
      ),
      labels: { 'Date Registered | Expiry Date | Date Last Modified | DNS': 'as named' },
      contact: { Tel: 'phone', Attn: '-' },
      prefixes: { Domain: 'domain' },
      finish({ registrar }) {
        // Its address is a link.
        const link = /^<a href='([^'<>]{1,200})'/u.exec(registrar?.url ?? '');
        if (registrar !== null && link !== null) registrar.url = link[1] ?? null;
      },
    }),
});

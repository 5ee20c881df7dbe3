import { icann } from '../layouts/icann.js';
import { takeRegistrarCode } from '../layouts/registrar-code.js';
import { registry } from '../read/registry.js';
import { words } from '../words/words.js';

/** Afilias: .info and others until they went to Identity Digital; .mobi had a server of its own before. */
export default registry({
  aliases: ['whois.dotmobiregistry.net'],
  suffixes: words(`
    info, pro, mobi, promo, archi, bet, bio, black, blue, green, kim, lgbt, llc, lotto, organic, pet,
    pink, poker, red, shiksha, ski, vote, voto, xn--6frz82g
  `),
  spec: () => icann({ finish: takeRegistrarCode() }),
});

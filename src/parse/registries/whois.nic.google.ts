import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';
import { words } from '../words/words.js';

/** Charleston Road Registry (Google). */
export default registry({
  suffixes: words(`
    ads, android, app, boo, cal, channel, chrome, dad, day, dclk, dev, docs, drive, eat, esq, fly, foo,
    gbiz, gle, gmail, goog, google, guge, hangout, here, how, ing, map, meet, meme, mov, new, nexus,
    page, phd, play, prod, prof, rsvp, search, soy, xn--flw351e, xn--q9jyb4c, xn--qcka1pmc, youtube, zip
  `),
  spec: () => icann(),
});

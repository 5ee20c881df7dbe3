import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';
import { words } from '../words/words.js';

const SUFFIXES = words(`
  attorney, band, bike, cafe, degree, engineer, gives, group, ltd, market, mortgage, navy, news, plus,
  software, studio, video
`);

/** Donuts (since 2022 Identity Digital): one server for all its suffixes, which had a name of their own for it too. */
export default registry({
  aliases: SUFFIXES.map((suffix) => `whois.nic.${suffix}`),
  suffixes: SUFFIXES,
  spec: () => icann(),
});

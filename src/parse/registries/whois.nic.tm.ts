import { contactLines, country } from '../layouts/contact-lines.js';
import { icb } from '../layouts/icb.js';
import { registry } from '../read/registry.js';

/** Turkmenistan, today still on the old software of .io. Which of the owner's lines is a town, none says. */
export default registry({
  suffixes: ['tm'],
  spec: () => icb({ address: contactLines(country) }),
});

import { ICB } from '../layouts/icb.js';
import { registry } from '../read/layout.js';
import { contactLines, country } from '../values/contact-lines.js';

/** Turkmenistan, still on the former software of .io. Nothing shows which of the owner's lines is the town. */
export default registry({
  suffixes: ['tm'],
  on: ICB,
  address: contactLines(country),
});

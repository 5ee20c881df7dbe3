import { ICB } from '../layouts/icb.js';
import { registry } from '../read/layout.js';
import { contactLines, country } from '../values/contact-lines.js';

/** Turkmenistan, today still on the old software of .io. Nothing tells which of the owner's lines is a town. */
export default registry({
  suffixes: ['tm'],
  on: ICB,
  address: contactLines(country),
});

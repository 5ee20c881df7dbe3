import { contactLines, country } from '../layouts/contact-lines.js';
import { ICB } from '../layouts/icb.js';
import { registry } from '../read/layout.js';

/** Turkmenistan, today still on the old software of .io. Which of the owner's lines is a town, none says. */
export default registry({
  suffixes: ['tm'],
  on: ICB,
  address: contactLines(country),
});

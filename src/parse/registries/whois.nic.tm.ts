import { icb } from '../families/icb.js';
import { contactLines, country } from '../fields/contact-lines.js';
import { registry } from '../registry.js';

/** Turkmenistan, today still on the old software of .io. Which of the owner's lines is a town, none says. */
export default registry({
  suffixes: ['tm'],
  spec: () => icb({ address: contactLines(country) }),
});

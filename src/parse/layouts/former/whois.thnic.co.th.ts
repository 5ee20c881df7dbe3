import type { RegistrySpec } from '../../read/module.js';
import { contactLines, country, ending, opening, top } from '../contact-lines.js';
import { when } from '../contact-steps.js';

/** `1 Example Road, Sampleton`, from abroad with a state behind it. */
const TOWN = /^(?:(?<address>.{0,200}),\s{0,4})?(?<city>[^,]{1,80})$/u;
const US_TOWN =
  /^(?:(?<address>.{0,200}),\s{0,4})?(?<city>[^,]{2,60}?),?\s{1,4}(?<state>[A-Z]{2})(?:\s{1,4}\d{5})?$/u;

/**
 * .th until 2017: a contact goes on below its label, down to a blank line, with its number (or not), its name, street
 * lines that end with the town, postal code and country.
 */
export const FORMER_TH: RegistrySpec = {
  labels: { 'Domain Holder': 'registrant', 'Tech Contact': 'technical' },
  block: contactLines(
    opening(/^(?<id>\d{1,10})$/u),
    when((_, lines) => lines.length === 1, top('name')),
    top('organization'),
    country,
    ending(/^(?<zip>\d{4,6})$/u),
    ending(US_TOWN, TOWN),
  ),
};

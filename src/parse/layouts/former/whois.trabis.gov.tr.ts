import type { RegistrySpec } from '../../read/module.js';
import { byForm } from '../by-form.js';
import { contactLines, ending, top } from '../contact-lines.js';
import { once, without } from '../contact-steps.js';
import { withoutGaps } from '../gaps-in-a-block.js';

/**
 * .tr at METU: contacts beside the holder, who is a block of name, street lines, `Town,`, country, mailbox and
 * numbers; a line stands in it for each field, hidden or empty. Answers before 2018 do not print the name.
 */
export const FORMER_TR: RegistrySpec = {
  labels: { 'Administrative Contact | Technical Contact': 'as named', 'Billing Contact': 'other' },
  contact: { 'NIC Handle | Organization Name | Person | Address | Phone | Fax': 'as named' },
  nameless: true,
  prepare: withoutGaps('Registrant'),
  block: contactLines(
    without(/^\+[\s()-]{0,40}$/u),
    once,
    byForm({ email: /^\S{1,64}@\S{1,255}$/u, 'phone | fax': /^\+[\d\s()-]{1,40}$/u }),
    top('name'),
    ending(/^(?:Out of Turkey|(?<city>.{1,80})),\n(?<country>.{1,80})$/u),
  ),
};

import type { RegistrySpec } from '../../read/module.js';
import { byForm } from '../by-form.js';
import { contactLines, country, ending, opening, top } from '../contact-lines.js';
import { below, when, without } from '../contact-steps.js';
import { rewrite } from '../rewrite.js';

/**
 * .my until 2024: numbered labels in brackets, `g [Registrant Code]  CODE`, with a contact's lines, or a
 * nameserver's, below. A contact is code, name and (of a person) organization, number in the register, street lines,
 * `zip town`, state, country, mailbox and telephones.
 */
export const FORMER_MY: RegistrySpec = {
  prepare: rewrite(
    // A nameserver's code is not its name, which stands below.
    [/^[a-z] \[(\w{1,20} Name Server)\].*$/u, '$1:'],
    [/^[a-z] \[([^\]]{1,60})\]\s{0,60}(.{0,300})$/u, '$1: $2'],
  ),
  labels: {
    'Registration No.': 'domain_id',
    'Record Created': 'created_on',
    'Record Expired': 'expires_on',
    'Record Last Modified': 'updated_on',
    'Registrant Code': 'registrant',
    'Administrative Contact Code': 'admin',
    'Technical Contact Code': 'technical',
    'Billing Contact Code | Invoicing Party': 'other',
    'Primary Name Server | Secondary Name Server': 'nameserver',
  },
  ignore: 'Note | whois -h whois.domainregistry.my help#h',
  block: contactLines(
    without(/^\([\w-]{1,30}\)$/u),
    opening(/^(?<id>[A-Z\d][A-Z\d._-]{2,30})$/u),
    byForm({ phone: /^\(Tel\)(.{0,60})$/u, fax: /^\(Fax\)(.{0,60})$/u, email: /@/u }),
    country,
    below(1, ending(/^(?<zip>\d{5})\s(?<city>.{0,80})(?:\n(?<state>.{1,80}))?$/u)),
    // A person has an e-mail address.
    when(({ email }) => email !== undefined, top('name')),
    top('organization'),
  ),
};

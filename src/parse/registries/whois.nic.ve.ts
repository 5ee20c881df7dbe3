import { contactLines, country, ending } from '../layouts/contact-lines.js';
import { below, when } from '../layouts/contact-steps.js';
import { FORMER_VE } from '../layouts/former/whois.nic.ve.js';
import { fred } from '../layouts/fred.js';
import { extend } from '../read/extend.js';
import { registry } from '../read/registry.js';

const TOWN = /^(?<city>.{1,80})\n(?<zip>[A-Z\d][A-Z\d -]{2,11})$/u;
const TOWN_AND_STATE = /^(?<city>.{1,80})\n(?<zip>[A-Z\d][A-Z\d -]{2,11})\n(?<state>.{1,80})$/u;

/** NIC.VE: FRED since 2019, with town, postal code and perhaps a state in the address. */
export default registry({
  suffixes: ['ve'],
  marks: ['Servidor Whois de NIC-Venezuela', 'Servidor Whois del Centro de Información'],
  spec: () =>
    fred(
      extend(FORMER_VE, {
        dates: 'dmy',
        says: { available: 'No match for {domain}.' },
        ignore: 'Whoisd Server Version | Timestamp',
        address: contactLines(
          below(1, country),
          when(({ country }) => country !== undefined, below(1, ending(TOWN_AND_STATE, TOWN))),
        ),
        disclaimer: { skip: /^(?:Servidor|Este servidor|Whoisd|Timestamp)/u },
      }),
    ),
});

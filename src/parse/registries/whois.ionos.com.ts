import { icannNotice } from '../answer/notice.js';
import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';

/** 1&1, formerly also Schlund + Partner's server. */
export default registry({
  aliases: ['whois.1und1.info', 'whois.schlund.info', 'whois.1and1.com'],
  on: REGISTRAR,
  disclaimer: [{ from: 'The data in the WHOIS database', until: ['URL of', 'Domain'] }, icannNotice],
});

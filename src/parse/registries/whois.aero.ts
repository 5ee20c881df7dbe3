import { CODE_IN_PARENTHESES } from '../layouts/afilias.js';
import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';

/** SITA, .aero: the holder’s number at SITA is `ENS_AuthId`. */
export default registry({
  suffixes: ['aero'],
  on: ICANN,
  labels: { '-': 'ENS_AuthId' },
  registrarCode: CODE_IN_PARENTHESES,
});

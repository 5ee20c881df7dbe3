import { AFILIAS } from '../layouts/afilias.js';
import { registry } from '../read/layout.js';

/** SITA, .aero: the holder’s number at SITA is `ENS_AuthId`. */
export default registry({
  suffixes: ['aero'],
  on: AFILIAS,
  labels: { '-': 'ENS_AuthId' },
});

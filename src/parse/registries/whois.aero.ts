import { AFILIAS } from '../layouts/afilias.js';
import { registry } from '../read/layout.js';

/** SITA, .aero: `ENS_AuthId` is the registrant’s number at SITA. */
export default registry({
  suffixes: ['aero'],
  on: AFILIAS,
  labels: { '-': 'ENS_AuthId' },
});

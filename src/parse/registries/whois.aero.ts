import { icann } from '../layouts/icann.js';
import { takeRegistrarCode } from '../layouts/registrar-code.js';
import { registry } from '../read/registry.js';

/** SITA, .aero: the holder’s number at SITA is `ENS_AuthId`. */
export default registry({
  suffixes: ['aero'],
  spec: () => icann({ ignore: 'ENS_AuthId', finish: takeRegistrarCode() }),
});

import { icann } from '../families/icann.js';
import { takeRegistrarCode } from '../fields/registrar-code.js';
import { registry } from '../registry.js';

/** SITA, .aero: the holder’s number at SITA is `ENS_AuthId`. */
export default registry({
  suffixes: ['aero'],
  spec: () => icann({ ignore: 'ENS_AuthId', finish: takeRegistrarCode() }),
});

import { icann } from '../layouts/icann.js';
import { takeRegistrarCode } from '../layouts/registrar-code.js';
import { registry } from '../read/registry.js';

/** doMEn, .me: the registrar's code stands after its name without brackets, `Example Inc. R9-ME (9999)`. */
export default registry({
  suffixes: ['me'],
  spec: () =>
    icann({ finish: takeRegistrarCode(/^(.{1,200}\S)\s{1,4}(R\d{1,8}-ME)(?:\s{1,4}\(\d{1,9}\))?$/u) }),
});

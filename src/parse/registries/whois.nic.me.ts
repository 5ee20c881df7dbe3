import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';

/** doMEn, .me: the registrar's code is printed after its name without brackets, `Example Inc. R9-ME (9999)`. */
export default registry({
  suffixes: ['me'],
  on: ICANN,
  registrarCode: /^(?<name>.{1,200}\S)\s{1,4}(?<id>R\d{1,8}-ME)(?:\s{1,4}\(\d{1,9}\))?$/u,
});

import { rewrite } from '../layouts/rewrite.js';
import { tci } from '../layouts/tci.js';
import { extend } from '../read/extend.js';
import { registry } from '../read/registry.js';

export default registry({
  suffixes: ['ru', 'su', 'xn--p1ai'],
  marks: ['% TCI Whois Service', "% By submitting a query to TCI's", "% By submitting a query to RIPN's"],
  // A registrar is called by its handle.
  spec: () =>
    extend(tci(), { prepare: rewrite([/^registrar:\s{1,40}([A-Z\d-]{3,60})$/u, 'registrar id: $1']) }),
});

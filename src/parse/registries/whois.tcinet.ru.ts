import { tci } from '../families/tci.js';
import { registry } from '../registry.js';

export default registry({
  suffixes: ['ru', 'su', 'xn--p1ai'],
  marks: ['% TCI Whois Service', "% By submitting a query to TCI's", "% By submitting a query to RIPN's"],
  spec: () => tci('registrar.id'),
});

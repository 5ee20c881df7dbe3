import { TCI } from '../layouts/tci.js';
import { registry } from '../read/layout.js';

export default registry({
  suffixes: ['ru', 'su', 'xn--p1ai'],
  marks: ['% TCI Whois Service', "% By submitting a query to TCI's", "% By submitting a query to RIPN's"],
  on: TCI,
});

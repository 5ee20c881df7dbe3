import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';
import { registrarBlock } from '../values/registrar-block.js';

const TOWNS = [/^(?<zip>[^\n]{0,20}\d\S{0,10}) (?<city>\D{2,60})$/u];

/** Internet.bs. Until 2013: organization, name, street, `postcode town`, country; the record begins with `Domain example.com`. */
export default registry({
  on: REGISTRAR,
  // The registrar's address is a link.
  rewrite: [[/^([^:]{1,40}):\s{0,8}<a href='([^'<>]{1,200})'.*$/u, '$1: $2']],
  labels: { created_on: 'Date Registered', expires_on: 'Expiry Date', nameserver: 'DNS' },
  contact: { phone: 'Tel', '-': 'Attn' },
  prefixes: { domain: 'Domain' },
  block: registrarBlock(['organization?', 'name'], TOWNS),
});

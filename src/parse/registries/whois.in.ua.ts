import { UANIC } from '../layouts/uanic.js';
import { registry } from '../read/layout.js';

/** in.ua: RPSL-like, of its contacts the handles alone; since 2020 answers as SUNIC. */
export default registry({
  suffixes: ['in.ua'],
  marks: ['% In.UA whois server', '% This is the SUNIC WHOIS server'],
  on: UANIC,
  labels: { 'admin.id': 'admin-c', 'technical.id': 'tech-c' },
});

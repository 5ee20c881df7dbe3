import { uanic } from '../layouts/uanic.js';
import { registry } from '../read/registry.js';

/** in.ua: RPSL-like, of its contacts the handles alone; since 2020 answers as SUNIC. */
export default registry({
  suffixes: ['in.ua'],
  marks: ['% In.UA whois server', '% This is the SUNIC WHOIS server'],
  spec: () => uanic({ labels: { 'admin-c': 'admin.id', 'tech-c': 'technical.id' } }),
});

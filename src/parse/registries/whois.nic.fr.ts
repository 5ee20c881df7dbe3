import { afnic } from '../layouts/afnic.js';
import { registry } from '../read/registry.js';

export default registry({
  suffixes: ['fr'],
  marks: ['%% This is the AFNIC Whois server.'],
  spec: () => afnic(),
});

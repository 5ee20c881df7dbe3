import { afnic } from '../families/afnic.js';
import { registry } from '../registry.js';

export default registry({
  suffixes: ['fr'],
  marks: ['%% This is the AFNIC Whois server.'],
  spec: () => afnic(),
});

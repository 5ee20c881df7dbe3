import { registrar } from '../families/registrar.js';
import { registry } from '../registry.js';

export default registry({
  spec: () =>
    registrar({ ignore: 'Last update of WHOIS database | DreamHost whois server terms of service' }),
});

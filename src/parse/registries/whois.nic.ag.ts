import { afilias } from '../layouts/afilias.js';
import { registry } from '../read/registry.js';

export default registry({ suffixes: ['ag'], spec: () => afilias() });

import { afilias } from '../families/afilias.js';
import { registry } from '../registry.js';

export default registry({ suffixes: ['ag'], spec: () => afilias() });

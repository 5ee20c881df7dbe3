import { freenom } from '../layouts/freenom.js';
import { registry } from '../read/registry.js';

export default registry({ suffixes: ['tk'], spec: () => freenom() });

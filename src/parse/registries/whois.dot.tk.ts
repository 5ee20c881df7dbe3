import { freenom } from '../families/freenom.js';
import { registry } from '../registry.js';

export default registry({ suffixes: ['tk'], spec: () => freenom() });

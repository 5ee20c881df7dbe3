import { freenom } from '../families/freenom.js';
import { registry } from '../registry.js';

/** Freenom's server for .ga and .ml, which other registries run today. */
export default registry({ suffixes: ['ga', 'ml', 'gq'], spec: () => freenom() });

import { freenom } from '../layouts/freenom.js';
import { registry } from '../read/registry.js';

/** Freenom's server for .ga and .ml, which other registries run today. */
export default registry({
  aliases: ['whois.dot.ga', 'whois.dot.ml', 'whois.my.ga', 'whois.dominio.gq'],
  suffixes: ['ga', 'ml', 'gq'],
  spec: () => freenom(),
});

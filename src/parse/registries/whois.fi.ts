import { FORMER_FI } from '../layouts/former/whois.fi.js';
import { traficom } from '../layouts/traficom.js';
import { extend } from '../read/extend.js';
import { registry } from '../read/registry.js';

/** Traficom, Ficora before. */
export default registry({
  aliases: ['whois.ficora.fi'],
  suffixes: ['fi'],
  marks: ['domain.............:'],
  spec: () =>
    extend(traficom({ ignore: 'IP', disclaimer: { from: 'More information is available' } }), FORMER_FI),
});

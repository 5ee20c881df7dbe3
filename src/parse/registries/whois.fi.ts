import { extend } from '../extend.js';
import { traficom } from '../families/traficom.js';
import { FORMER_FI } from '../layouts/former/whois.fi.js';
import { registry } from '../registry.js';

/** Traficom, Ficora before. */
export default registry({
  aliases: ['whois.ficora.fi'],
  suffixes: ['fi'],
  marks: ['domain.............:'],
  spec: () =>
    extend(traficom({ ignore: 'IP', disclaimer: { from: 'More information is available' } }), FORMER_FI),
});

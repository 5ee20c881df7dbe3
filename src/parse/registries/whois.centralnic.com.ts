import { centralnic } from '../layouts/centralnic.js';
import { registry } from '../read/registry.js';
import { words } from '../words/words.js';

/** CentralNic's own second-level domains. */
export default registry({
  aliases: ['whois.centralnic.net'],
  suffixes: words(`
    ae.org, africa.com, ar.com, br.com, cn.com, co.com, com.de, com.se, de.com, eu.com, gb.com, gb.net,
    gr.com, hu.com, hu.net, in.net, jp.net, jpn.com, kr.com, no.com, qc.com, ru.com, sa.com, se.com,
    se.net, uk.com, uk.net, us.com, us.org, uy.com, web.com, za.bz, za.com
  `),
  spec: () => centralnic(),
});

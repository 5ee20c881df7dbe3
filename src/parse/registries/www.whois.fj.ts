import { cocca } from '../families/cocca.js';
import { LABELLED } from '../lines.js';
import { registry } from '../registry.js';

/**
 * University of the South Pacific. In its own layout the status stands on the domain's line; the server of
 * today has not been seen, and ICANN's and CoCCA's labels are read as well.
 */
export default registry({
  aliases: ['whois.usp.ac.fj', 'whois.nic.fj', 'whois.fj'],
  suffixes: ['fj'],
  spec: () =>
    cocca({
      zone: 'Pacific/Fiji',
      says: { available: 'The domain {domain} was not found' },
      labels: { 'Domain servers': 'nameserver' },
      disclaimer: { from: 'The Data in the USP WHOIS database', through: 'by this policy' },
      prepare: (lines) =>
        lines.flatMap((line) => {
          const found = line.kind === LABELLED ? DOMAIN_AND_STATUS.exec(line.value) : null;
          return found === null
            ? [line]
            : [line.with(line.label, found[1] ?? ''), line.with('Status', found[2] ?? '')];
        }),
    }),
});

const DOMAIN_AND_STATUS = /^([^\s:]{1,255})\s{1,8}Status:\s{0,8}(\S.{0,80})$/u;

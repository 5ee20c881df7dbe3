import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';
import { type Line, TEXT } from '../text/lines.js';

const isBanner = ({ value }: Line): boolean => value.startsWith('Tonic whoisd');

/** Tonic: of a registered name only its nameservers, each behind the bare label: `example ns1.example.com`. */
export default registry({
  aliases: ['whois.tonic.to'],
  suffixes: ['to'],
  marks: ['Tonic whoisd'],
  on: ICANN,
  nameless: true,
  phrases: { available: 'No match for {domain}' },
  prepare: (lines) => (lines.some(isBanner) ? lines.map(labelServer) : lines),
});

function labelServer(line: Line): Line {
  const server =
    line.kind === TEXT ? /^[a-z0-9-]{1,63}\s{1,8}(\S{1,253}\.\S{2,63})$/iu.exec(line.value) : null;
  return server?.[1] === undefined || isBanner(line) ? line : line.with('Name Server', server[1]);
}

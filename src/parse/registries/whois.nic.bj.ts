import { cocca } from '../families/cocca.js';
import { BLANK, type Line } from '../lines.js';
import { forRoles } from '../named-labels.js';
import { registry } from '../registry.js';

/** CoCCA's software since 2015. Before, swhoisd: every record that matched the question, one below the other. */
export default registry({
  suffixes: ['bj'],
  spec: () =>
    cocca({
      says: { available: 'No records matching {domain} found' },
      labels: {
        ...forRoles({ '*': 'registrant' }, { 'Name | Country | Address | Telephone | FAX No': 'as named' }),
        'Last Updated': 'updated_on',
        'NS1 IP address | NS2 IP address | NS3 IP address | NS4 IP address': 'nameserver.ip',
      },
      ignore: 'Domain | Searching for',
      prepare: onlyTheAsked,
    }),
});

/** Of several records the one whose `Domain Name` the heading names. */
function onlyTheAsked(lines: readonly Line[]): readonly Line[] {
  const heading = lines.find((line) => line.value.startsWith('Searching for '));
  if (heading === undefined) return lines;
  const asked = /^Searching for (\S{1,255}?)\.?\s/u.exec(`${heading.value} `)?.[1]?.toLowerCase();
  const record: Line[] = [];
  let block: Line[] = [];
  const keep = (): void => {
    if (block.some(({ label, value }) => label === 'Domain Name' && value.toLowerCase() === asked))
      record.push(...block);
    block = [];
  };
  for (const line of lines) {
    if (line.label === 'Domain') keep();
    block.push(line.value.startsWith(':') ? line.with(line.label, line.value.slice(1).trim()) : line);
    if (line.kind === BLANK) keep();
  }
  keep();
  return record.length > 0 ? record : lines;
}

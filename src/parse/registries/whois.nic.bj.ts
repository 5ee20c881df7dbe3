import { COCCA } from '../layouts/cocca.js';
import { registry } from '../read/layout.js';
import { BLANK, type Line } from '../text/lines.js';

/** Benin: CoCCA's software since 2015, swhoisd before. */
export default registry({
  suffixes: ['bj'],
  on: COCCA,
  beside: 'swhoisd {1-1} | BENIN .BJ',
  phrases: { available: 'No records matching {domain} found' },
  rewrite: [[/^Domain:\s{0,40}\(Handle.{0,250}$/u, 'handle:']],
  prepare: onlyTheAsked,
  labels: {
    updated_on: 'Last Updated',
    'nameserver.ip': 'NS1 IP address',
    'registrant.name': 'Name',
    'registrant.country': 'Country',
    'registrant.address': 'Address',
    'registrant.phone': 'Telephone',
    'registrant.fax': 'FAX No',
    '-': 'handle | Searching for',
  },
  wholeAddress: true,
});

/**
 * swhoisd prints all records that match the query: the one counts whose `Domain Name` is the name in the heading, `Searching for
 * example.bj`. A value may have a second colon before it.
 */
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
    if (line.label === 'Domain' || line.label === 'handle') keep();
    block.push(line.value.startsWith(':') ? line.with(line.label, line.value.slice(1).trim()) : line);
    if (line.kind === BLANK) keep();
  }
  keep();
  return record.length > 0 ? record : lines;
}

import { explain, type ParseInput, toUnicode } from '../parse/index.js';
import { aboutPart } from './about-part.js';
import { copyButtons } from './copying.js';
import { el } from './dom.js';
import { historyView } from './history/history.js';
import type { Versions } from './history/types.js';
import { linksOf } from './links.js';
import { linkBoth } from './pointing.js';
import { propertiesView } from './properties.js';
import { legend, recordView } from './record.js';
import { rove } from './roving.js';
import type { Source } from './service.js';
import { tilesOf } from './tiles.js';
import { markTimes } from './time-line.js';
import { Values } from './values.js';
import { warningList } from './warnings.js';

export interface Question {
  domain: string | null;
  host: string | null;
}

/** What the service knows of a response, and a pasted record does not say. */
export interface Circumstances {
  /** What a careful reader should know. */
  warnings?: readonly string[];
  sources?: readonly Source[];
  /** Earlier records, if the service keeps them. */
  versions?: Versions | null;
}

/** Explains a record: tiles, then the record next to the other properties. `say` announces what a button did. */
export function resultOf(
  input: ParseInput,
  { domain, host }: Question,
  say: (text: string) => void,
  { warnings = [], sources = [], versions = null }: Circumstances = {},
): HTMLElement {
  const explanation = explain(input, {
    ...(domain !== null && { domain }),
    ...(host !== null && { host }),
  });
  const { properties, parts } = explanation;
  const values = new Values();
  const head = el(
    'header',
    { class: 'head' },
    heading(properties.domain ?? domain, values),
    copyButtons(properties.domain, properties, say),
  );
  const tiles = tilesOf(explanation, Date.now(), values);
  rove(tiles, values.within(tiles));
  const shown = parts.map((part, index) => ({ ...part, about: aboutPart(part, sources[index]) }));
  const record = recordView(shown);
  record.element.append(legend(shown));
  const caption = el('p', { class: 'caption', role: 'status' });
  const columns = el('div', { class: 'columns' }, record.element, propertiesView(explanation, values));
  linkBoth(explanation, linksOf(explanation), record, values, caption);
  const all = new Set([...warnings, ...explanation.warnings.map(({ message }) => message)]);
  const history =
    versions === null
      ? null
      : historyView(versions, (found) => {
          const times = found.flatMap(({ first_seen, returned_on }) => [
            first_seen,
            returned_on ?? first_seen,
          ]);
          markTimes(tiles, 'version', times.map(Date.parse));
        });
  return el('article', {}, head, tiles, history, warningList([...all]), columns, caption);
}

/** The name in its letters, and in ASCII if that is different. */
function heading(domain: string | null, values: Values): HTMLElement {
  if (domain === null) return el('h2', { tabindex: '-1' }, 'A record without a domain name');
  const letters = toUnicode(domain);
  const ascii = toAscii(domain);
  const name = values.add(el('span', {}, letters), 'domain');
  return el(
    'h2',
    { tabindex: '-1' },
    name,
    ascii === letters ? null : el('span', { class: 'punycode' }, ` ${ascii}`),
  );
}

/** As browsers write the name in a URL; the name itself if it cannot be in one. */
function toAscii(domain: string): string {
  const isName = /^[^\s/:?#@\\[\]]+$/.test(domain) && URL.canParse(`https://${domain}`);
  return isName ? new URL(`https://${domain}`).hostname : domain;
}

import type { ResourceFound } from '../rdap-document/index.js';
import { receivedBy } from './about-part.js';
import { copyButtons } from './copying.js';
import { el } from './dom.js';
import { group } from './properties.js';
import { recordView } from './record.js';
import type { Numbered } from './service.js';
import type { Shown } from './statuses.js';
import { missing, plain, tile } from './tile.js';
import { timeLine } from './time-line.js';
import { Values } from './values.js';
import { warningList } from './warnings.js';

type Properties = ResourceFound['number'];
type Contact = Properties['contacts']['registrant'][number];

const STATUSES: Readonly<Record<Properties['status'], Shown>> = {
  registered: { word: 'Registered', form: '●', tone: 'good', means: 'A registry names its holder.' },
  unregistered: { word: 'Unregistered', form: '○', tone: 'free', means: 'The registry has no record of it.' },
  special: {
    word: 'Special purpose',
    form: '◆',
    tone: 'caution',
    means: 'A standard reserves it; no server was queried.',
  },
  unknown: { word: 'Unknown', form: '?', tone: 'open', means: 'The response does not say who holds it.' },
};

const KINDS = { ipv4: 'IPv4', ipv6: 'IPv6', as: 'autonomous system' } as const;

/** Prefixes that are shown. A block of many is better described by its first and last address. */
const MAX_PREFIXES = 4;

/** Shows an address, a prefix or an AS number: tiles, then the record next to the other properties. */
export function numberResult(
  { query, number, parts, sources, warnings }: Numbered,
  say: (text: string) => void,
): HTMLElement {
  const record = recordView(
    parts.map(({ host, body }, index) => ({
      host,
      about: receivedBy(sources[index]).join(''),
      lines: body
        .replace(/\r?\n$/, '')
        .split(/\r?\n/)
        .map((text, line) => ({
          number: line + 1,
          text,
          use: text.trim() === '' ? ('blank' as const) : ('value' as const),
          by: null,
          paths: [],
        })),
    })),
  );
  return el(
    'article',
    {},
    el(
      'header',
      { class: 'head' },
      el('h2', { tabindex: '-1' }, query, el('span', { class: 'punycode' }, ` ${KINDS[number.kind]}`)),
      copyButtons(query, number, say),
    ),
    tilesOf(number),
    warningList(warnings),
    parts.length === 0 ? null : el('div', { class: 'columns' }, record.element, detailsOf(number)),
  );
}

function tilesOf(number: Properties): HTMLElement {
  const { status, organization, country, type, origin, contacts, name, handle } = number;
  const { word, form, tone, means } = STATUSES[status];
  const sign = el('span', { 'aria-hidden': 'true' }, `${form} `);
  const [abuse] = contacts.abuse;
  const reach = abuse === undefined ? [] : [abuse.email, abuse.phone].filter((text) => text !== null);
  return el(
    'div',
    { class: 'tiles' },
    tile(`status ${tone}`, 'status', el('dd', {}, sign, word), [el('dd', { class: 'means' }, means)]),
    tile('holder', 'holder', organization === null ? missing('not published') : plain(organization), [
      country === null ? null : el('dd', {}, country),
    ]),
    blockTile(number),
    tile('network', 'network', plain(name ?? handle ?? query(number)), [
      name === null || handle === null ? null : el('dd', {}, handle),
      type === null ? null : el('dd', { class: 'means' }, type),
    ]),
    timeLine({ ...number, expires_on: null }, Date.now(), new Values()),
    reach.length === 0
      ? null
      : tile(
          'abuse',
          'report abuse to',
          plain(reach[0] ?? ''),
          reach.slice(1).map((text) => el('dd', {}, text)),
        ),
    origin.length === 0 ? null : tile('origin', 'announced by', plain(origin.join(', '))),
  );
}

const query = ({ start, end }: Properties): string => start ?? end ?? 'no name';

function blockTile({ kind, start, end, prefixes }: Properties): HTMLElement | null {
  if (start === null || end === null) return null;
  const range = start === end ? start : `${start} – ${end}`;
  if (prefixes.length === 0 || prefixes.length > MAX_PREFIXES)
    return tile('block', kind === 'as' ? 'AS numbers' : 'block', plain(range));
  return tile('block', 'block', plain(prefixes.join(', ')), [
    kind === 'as' ? null : el('dd', { class: 'means' }, range),
  ]);
}

const ROLES = [
  ['registrant', 'Registrant'],
  ['administrative', 'Administrative contact'],
  ['technical', 'Technical contact'],
  ['abuse', 'Abuse contact'],
  ['noc', 'Network operations'],
  ['routing', 'Routing contact'],
] as const;

/** The contacts, the parent block and the remarks. Null if there are none. */
function detailsOf({ contacts, parent, remarks }: Properties): HTMLElement | null {
  const groups = [
    ...ROLES.flatMap(([role, title]) =>
      contacts[role].map((contact, index) =>
        group(index === 0 ? title : `${title} ${index + 1}`, rowsOf(contact)),
      ),
    ),
    ...(parent === null ? [] : [group('Parent block', [['handle', [el('dd', {}, parent)]]])]),
    ...(remarks.length === 0
      ? []
      : [group('Remarks', [['text', remarks.map((text) => el('dd', { class: 'value' }, text))]])]),
  ];
  if (groups.length === 0) return null;
  return el(
    'section',
    { class: 'properties', 'aria-labelledby': 'properties-title' },
    el('h3', { id: 'properties-title' }, 'Further properties'),
    ...groups,
  );
}

const rowsOf = (contact: Contact): [label: string, items: HTMLElement[]][] =>
  Object.entries(contact).flatMap(([key, value]: [string, string | null]) =>
    value === null ? [] : [[key.replaceAll('_', ' '), [el('dd', { class: 'value' }, value)]]],
  );

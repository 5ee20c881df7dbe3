import type { Explanation, Properties } from '../parse/index.js';
import { el } from './dom.js';
import { eppMeaning, prohibitsTransfer } from './epp.js';
import { holderOf } from './holder.js';
import { linksOf } from './links.js';
import { STATUSES } from './statuses.js';
import { missing, plain, tile } from './tile.js';
import { timeLine } from './time-line.js';
import { tip } from './tip.js';
import type { Value, Values } from './values.js';

/** Name servers that are shown before the rest is folded up: most names have two to four. */
const MAX_NAMESERVERS = 4;

/**
 * The first screen, a tile for each question: is it taken, by which registrar, who holds it, since when and until when, which name
 * servers, locked or not, signed or not. A registered name has all tiles, so that a missing value is seen as such.
 */
export function tilesOf(explanation: Explanation, now: number, values: Values): HTMLElement {
  const { properties } = explanation;
  const all = properties.registered === true;
  return el(
    'div',
    { class: 'tiles' },
    statusTile(explanation, values),
    registrarTile(properties, values, all),
    holderTile(properties, values, all),
    nameserversTile(properties, values, all),
    timeLine(properties, now, values),
    lockTile(properties, values, all),
    dnssecTile(properties, values, all),
  );
}

function statusTile(explanation: Explanation, values: Values): HTMLElement {
  const { status } = explanation.properties;
  const { word, form, tone, means } = STATUSES[status];
  const headline = values.item(
    { path: 'status', text: word },
    el('span', { 'aria-hidden': 'true' }, `${form} `),
    el('span', {}, word),
  );
  const evidence = status === 'registered' ? null : evidenceOf(explanation);
  return tile(`status ${tone}`, 'status', headline, [
    el('dd', { class: 'means' }, means),
    evidence === null ? null : el('dd', { class: 'evidence' }, evidence),
  ]);
}

const MAX_EVIDENCE_LENGTH = 200;

/** The line that decided the status, in quotes, with its server. */
function evidenceOf(explanation: Explanation): HTMLElement | null {
  const place = linksOf(explanation).placeOf('status');
  const part = explanation.parts[place?.part ?? -1];
  const line = part?.lines[(place?.lines[0] ?? 0) - 1]?.text.trim();
  if (part === undefined || line === undefined || line === '') return null;
  const quoted = line.length > MAX_EVIDENCE_LENGTH ? `${line.slice(0, MAX_EVIDENCE_LENGTH)}…` : line;
  return el('span', {}, el('q', {}, quoted), el('cite', {}, part.host === null ? '' : ` ${part.host}`));
}

function registrarTile({ registrar }: Properties, values: Values, all: boolean): HTMLElement | null {
  if (registrar === null) return all ? tile('registrar', 'registrar', missing('not published')) : null;
  const key = (['name', 'organization', 'id', 'iana_id'] as const).find((each) => registrar[each] !== null);
  if (key === undefined) return all ? tile('registrar', 'registrar', missing('not published')) : null;
  const { iana_id: iana, url } = registrar;
  return tile(
    'registrar',
    'registrar',
    values.item({ path: `registrar.${key}`, text: String(registrar[key]) }),
    [
      iana === null || key === 'iana_id'
        ? null
        : values.item({ path: 'registrar.iana_id', text: `IANA ID ${iana}` }),
      url === null ? null : values.item({ path: 'registrar.url', text: url }),
    ],
  );
}

function holderTile(properties: Properties, values: Values, all: boolean): HTMLElement | null {
  const holder = holderOf(properties);
  const items = (list: readonly Value[]) => list.map((value) => values.item(value));
  switch (holder.kind) {
    case 'missing':
      return all ? tile('holder', 'holder', missing('not published')) : null;
    case 'hidden':
      return tile('holder', 'holder', plain('Hidden', 'caution'), items(holder.details));
    case 'known':
      return tile('holder', 'holder', values.item(holder.name), items(holder.details));
  }
}

function nameserversTile({ nameservers }: Properties, values: Values, all: boolean): HTMLElement | null {
  if (nameservers.length === 0) return all ? tile('name-servers', 'name servers', missing('none')) : null;
  const items = nameservers.flatMap(({ name, addresses }, index) => [
    values.item({ path: `nameservers.${index}.name`, text: name }),
    ...addresses.map((text, n) => {
      const item = values.item({ path: `nameservers.${index}.addresses.${n}`, text });
      item.classList.add('address');
      return item;
    }),
  ]);
  const label = `name servers${nameservers.length > 1 ? ` (${nameservers.length})` : ''}`;
  const folded = nameservers.length > MAX_NAMESERVERS || items.length > 2 * MAX_NAMESERVERS;
  return el(
    'div',
    { class: `tile name-servers${folded ? ' long' : ''}` },
    el('dl', {}, el('dt', {}, label), ...items),
  );
}

function lockTile({ statuses }: Properties, values: Values, all: boolean): HTMLElement | null {
  const codes = statuses.map((text, index) => {
    const item = values.item({ path: `statuses.${index}`, text });
    item.classList.add('code');
    const meaning = eppMeaning(text);
    if (meaning !== null) tip(item, meaning);
    return item;
  });
  if (statuses.some(prohibitsTransfer)) return tile('lock', 'transfer lock', plain('Locked', 'good'), codes);
  if (statuses.some((status) => eppMeaning(status) !== null))
    return tile('lock', 'transfer lock', plain('Not locked'), codes);
  if (codes.length === 0 && !all) return null;
  return tile('lock', 'transfer lock', missing('not stated'), codes);
}

function dnssecTile({ dnssec }: Properties, values: Values, all: boolean): HTMLElement | null {
  if (dnssec === null) return all ? tile('dnssec', 'DNSSEC', missing('not stated')) : null;
  const { signed, ds, keys } = dnssec;
  const counted = [count(ds.length, 'DS record'), count(keys.length, 'key')].filter((text) => text !== '');
  const headline = values.item(
    { path: 'dnssec.signed', text: signed ? 'Signed' : 'Not signed' },
    el('span', { class: signed ? 'good' : null }, signed ? 'Signed' : 'Not signed'),
  );
  return tile('dnssec', 'DNSSEC', headline, [
    counted.length === 0 ? null : el('dd', { class: 'means' }, counted.join(', ')),
  ]);
}

const count = (number: number, what: string): string =>
  number === 0 ? '' : `${number} ${what}${number === 1 ? '' : 's'}`;

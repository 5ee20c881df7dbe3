import { dayOf } from '../dates.js';
import { el } from '../dom.js';
import type { KeyField } from '../key.js';
import type { Outcome } from '../outcome.js';
import { Refusal, type Service } from '../service.js';
import { plain, tile } from '../tile.js';
import { keysView } from './keys.js';
import { plot } from './plot.js';
import type { Account, Key, Usage, UsageRow } from './types.js';

/** Shows the account of the key: what is left, its use by day, by route and by key, and its keys. All of it is free. */
export async function showAccount(
  service: Service,
  key: KeyField,
  outcome: Outcome,
  signal: AbortSignal,
): Promise<void> {
  if (key.value() === null) {
    outcome.fail('The account is not shown', 'Enter its API key.');
    key.ask();
    return;
  }
  outcome.wait('Account', 'Loading the account …');
  try {
    const [account, days, routes, byKey] = await Promise.all([
      service.account(signal),
      service.usage('day', signal),
      service.usage('route', signal),
      service.usage('key', signal),
    ]);
    const keys = await service.keys(signal).catch(whyNot);
    outcome.show(
      el(
        'article',
        { class: 'account' },
        el('header', { class: 'head' }, el('h2', { tabindex: '-1' }, account.email)),
        tilesOf(account, days),
        el('h3', {}, `Use from ${days.from} to ${days.to}`),
        plot(days),
        el(
          'div',
          { class: 'columns' },
          usageTable('By route', routes, ({ route }) => route ?? 'not stored'),
          usageTable('By key', byKey, ({ key: used }) => used?.name ?? `${used?.id}, deleted`),
        ),
        Array.isArray(keys) ? keysView(service, keys) : el('p', { class: 'note' }, `Keys: ${keys.message}.`),
      ),
    );
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof Refusal)) throw error;
    outcome.fail('The account is not shown', error, () => void showAccount(service, key, outcome, signal));
    if (error.status === 401) key.ask();
  }
}

/** A key that may not manage keys sees the rest of its account. */
function whyNot(error: unknown): Refusal | Key[] {
  if (error instanceof Refusal && error.status === 403) return error;
  throw error;
}

function tilesOf(
  { credits_remaining: credits, plan, quota, used, period, id }: Account,
  days: Usage,
): HTMLElement {
  const left = credits ?? (quota ?? 0) - (used ?? 0);
  const unit = credits === null ? 'requests' : 'credits';
  const bar = el('progress', {
    'aria-label': 'Used of the quota',
    max: String(quota ?? 1),
    value: String(used ?? 0),
  });
  return el(
    'div',
    { class: 'tiles' },
    tile('left', 'left', plain(`${grouped(left)} ${unit}`), [
      quota === null
        ? null
        : el('dd', { class: 'quota' }, bar, ` ${grouped(used ?? 0)} of ${grouped(quota)} used`),
      period === null ? null : el('dd', { class: 'means' }, `until ${dayOf(period.ends_on)}`),
    ]),
    tile('plan', 'plan', plain(plan === 'payg' ? 'Pay as you go' : 'Monthly')),
    tile('used', 'used in this time', plain(grouped(days.charged - days.refunded)), [
      el('dd', { class: 'means' }, `${grouped(days.charged)} charged, ${grouped(days.refunded)} refunded`),
    ]),
    tile('id', 'account', plain(id)),
  );
}

const usageTable = (title: string, { rows }: Usage, nameOf: (row: UsageRow) => string): HTMLElement =>
  el(
    'table',
    {},
    el('caption', {}, title),
    el(
      'thead',
      {},
      el(
        'tr',
        {},
        ...[title.replace('By ', ''), 'charged', 'refunded'].map((head) => el('th', { scope: 'col' }, head)),
      ),
    ),
    el(
      'tbody',
      {},
      ...rows.map((row) =>
        el(
          'tr',
          {},
          el('th', { scope: 'row' }, nameOf(row)),
          el('td', {}, grouped(row.charged)),
          el('td', {}, grouped(row.refunded)),
        ),
      ),
    ),
  );

const grouped = (count: number): string => count.toLocaleString('en');

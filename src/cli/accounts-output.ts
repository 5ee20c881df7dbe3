import type { AccountView, Audit, EntryView } from '../service/index.js';
import { printable } from './printable.js';

/** One field a line; those that say nothing are left out. */
export const accountsText = (accounts: readonly AccountView[]): string =>
  accounts
    .map((account) =>
      Object.entries(account)
        .filter(([, value]) => value !== null)
        .map(([name, value]) => `${name.padEnd(18)} ${printable(String(value))}\n`)
        .join(''),
    )
    .join('\n');

/** One entry a line, as wide as its widest. */
export function entriesText(entries: readonly EntryView[]): string {
  if (entries.length === 0) return '';
  const rows = entries.map(({ at, kind, pool, amount, request_id, reason }) => [
    `${at.slice(0, 10)} ${at.slice(11, 19)}`,
    kind,
    pool,
    `${amount > 0 ? '+' : ''}${amount}`,
    printable(reason ?? request_id),
  ]);
  return table([['time (UTC)', 'kind', 'pool', 'amount', 'request, or reason'], ...rows], ['amount']);
}

/** Columns as wide as they have to be; those that are named are aligned to the right. */
function table([head = [], ...rows]: readonly string[][], right: readonly string[]): string {
  const widths = head.map((_, index) => Math.max(...[head, ...rows].map((row) => row[index]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        return right.includes(head[index] ?? '') ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return `${[head, ...rows].map(line).join('\n')}\n`;
}

export function auditText({ exact, entries, accounts, strayRefunds }: Audit): string {
  const wrong = accounts.filter((account) => !account.exact);
  return [
    `${accounts.length} accounts, ${entries} entries: ${exact ? 'every balance is what its entries come to' : 'NOT EXACT'}`,
    ...wrong.map(
      ({ id, credits, used, ledger }) =>
        `  ${id}: credits ${credits}, entries ${ledger.credits}; used this month ${used}, entries ${ledger.used}`,
    ),
    ...(strayRefunds > 0 ? [`  ${strayRefunds} refunds without their charge`] : []),
    '',
  ].join('\n');
}

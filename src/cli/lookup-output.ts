import { type Lookup, merge, type Part, WhoisError } from '../index.js';
import { errorJson, errorLine, plainPart } from './error-report.js';
import { exitCodeOf } from './exit-codes.js';
import { type Io, print, printLine } from './io.js';
import type { Page } from './page.js';
import { printable, printableJson, printableText } from './printable.js';
import { summarize } from './summary.js';

/** What a lookup of one name came to. */
export type Outcome = { name: string } & ({ lookup: Lookup } | { error: unknown });

/** Prints one outcome; gives its exit code. */
export type Show = (outcome: Outcome, io: Io) => Promise<number>;

export const showJson =
  (indent: number | undefined): Show =>
  async (outcome, io) => {
    if ('lookup' in outcome) {
      const { lookup } = outcome;
      await printLine(io.stdout, printableJson({ ...lookup, parts: lookup.parts.map(plainPart) }, indent));
      return 0;
    }
    await printLine(io.stdout, errorJson(outcome.error, outcome.name, indent));
    return exitCodeOf(outcome.error);
  };

export const showSummary =
  (page: Page): Show =>
  async (outcome, io) => {
    if (!('lookup' in outcome)) return showError(outcome, io);
    const { properties, parts, warnings, domain } = outcome.lookup;
    const asked = parts.map(({ host }) => host);
    const notes = properties.status === 'unknown' ? [...warnings, NOT_UNDERSTOOD] : warnings;
    await print(io.stdout, summarize(properties, { name: domain, asked, notes }, page));
    return 0;
  };

const NOT_UNDERSTOOD = 'the answer does not say what became of this name: see it with --record';

/** On a terminal controls are made visible; a pipe gets the record as it is. */
export const showRecord =
  (page: Page): Show =>
  (outcome, io) =>
    showText(outcome, io, (parts) => shown(merge(parts), page));

export const showParts =
  (page: Page): Show =>
  (outcome, io) =>
    showText(outcome, io, (parts) =>
      parts
        .map(
          ({ host, body }) =>
            `${page.style.strong(`# ${printable(host ?? 'unknown host')}`)}\n${shown(body, page)}`,
        )
        .join('\n'),
    );

const shown = (text: string, page: Page): string => {
  const safe = page.width === null ? text : printableText(text);
  return safe === '' || safe.endsWith('\n') ? safe : `${safe}\n`;
};

/** What was received before a failure is printed as well: nothing hidden. */
async function showText(
  outcome: Outcome,
  io: Io,
  render: (parts: readonly Part[]) => string,
): Promise<number> {
  const parts = 'lookup' in outcome ? outcome.lookup.parts : receivedBefore(outcome.error);
  if (parts.length > 0) await print(io.stdout, render(parts));
  if (!('lookup' in outcome)) return showError(outcome, io);
  for (const warning of outcome.lookup.warnings)
    await printLine(io.stderr, `port43: ${printable(`${outcome.name}: ${warning}`)}`);
  return 0;
}

const receivedBefore = (error: unknown): readonly Part[] => (error instanceof WhoisError ? error.parts : []);

export async function showError({ name, error }: { name: string; error: unknown }, io: Io): Promise<number> {
  await printLine(io.stderr, errorLine(error, name));
  return exitCodeOf(error);
}

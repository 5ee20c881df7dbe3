import { createReplayServer, MISBEHAVIORS, type ReplayOptions, type ReplayServer } from '../index.js';
import type { ReplayValues } from './asking-options.js';
import { UsageError } from './usage-error.js';

/** Starts a replay server; what is wrong with the folder, the port or the options is a `UsageError`. */
export async function startReplay(
  fixtures: string,
  values: ReplayValues,
  options: Pick<ReplayOptions, 'port' | 'onQuestion' | 'lazy'> = {},
): Promise<ReplayServer> {
  const cases = Object.fromEntries((values.case ?? []).map(readCase));
  try {
    return await createReplayServer({ ...options, fixtures, cases, misbehave: values.misbehave ?? [] });
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

function readCase(text: string): [host: string, name: string] {
  const slash = text.indexOf('/');
  if (slash < 1 || slash === text.length - 1)
    throw new UsageError(`--case: expected HOST/NAME, got "${text}"`);
  return [text.slice(0, slash), text.slice(slash + 1)];
}

export const MISBEHAVIOR_HELP = Object.entries(MISBEHAVIORS)
  .map(([mode, { does, value }]) => {
    const [first, ...rest] = wrapHelp(value === null ? does : `${does} (=VALUE: ${value})`);
    return [`    ${mode.padEnd(11)} ${first}`, ...rest.map((line) => `${' '.repeat(16)}${line}`)].join('\n');
  })
  .join('\n');

function wrapHelp(text: string): string[] {
  return (text.match(/.{1,62}(?: |$)/g) ?? [text]).map((line) => line.trimEnd());
}

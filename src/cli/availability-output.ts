import { errorJson } from './error-report.js';
import { EXIT, exitCodeOf } from './exit-codes.js';
import { type Io, printLine } from './io.js';
import { type Outcome, type Show, showError } from './lookup-output.js';
import { printable, printableJson } from './printable.js';

/** `name<TAB>word` for each name, so that `cut` and `awk` can read it; the word is never "available" without proof. */
export const showAvailability: Show = async (outcome, io) => {
  await printLine(io.stdout, `${printable(outcome.name)}\t${wordFor(outcome)}`);
  return 'lookup' in outcome ? exitCodeFor(outcome) : showError(outcome, io);
};

export const showAvailabilityJson =
  (indent: number | undefined): Show =>
  async (outcome: Outcome, io: Io) => {
    if (!('lookup' in outcome)) {
      await printLine(io.stdout, errorJson(outcome.error, outcome.name, indent));
      return exitCodeOf(outcome.error);
    }
    const { domain, properties } = outcome.lookup;
    const answer = { domain, available: properties['available?'], status: properties.status };
    await printLine(io.stdout, printableJson(answer, indent));
    return exitCodeFor(outcome);
  };

function wordFor(outcome: Outcome): string {
  if (!('lookup' in outcome)) return 'unknown';
  const { 'available?': available, status } = outcome.lookup.properties;
  if (available === true) return 'available';
  return available === null ? 'unknown' : status;
}

function exitCodeFor(outcome: Outcome): number {
  const available = 'lookup' in outcome ? outcome.lookup.properties['available?'] : null;
  if (available === null) return EXIT.UNDETERMINED;
  return available ? EXIT.OK : EXIT.NOT_AVAILABLE;
}

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
    const code = exitCodeFor(outcome);
    const available = code === EXIT.UNDETERMINED ? null : code === EXIT.OK;
    await printLine(io.stdout, printableJson({ domain, available, status: properties.status }, indent));
    return code;
  };

/** `available`, the status of a name that is not free, or `unknown`. */
function wordFor(outcome: Outcome): string {
  if (!('lookup' in outcome)) return 'unknown';
  const { 'available?': available, 'registered?': registered, status } = outcome.lookup.properties;
  if (available === true) return 'available';
  if (registered === true) return status === 'unknown' ? 'registered' : status;
  // A status without the registry's word for a free name behind it never counts as one.
  return status === 'available' ? 'unknown' : status;
}

function exitCodeFor(outcome: Outcome): number {
  const word = wordFor(outcome);
  if (word === 'unknown') return EXIT.UNDETERMINED;
  return word === 'available' ? EXIT.OK : EXIT.NOT_AVAILABLE;
}

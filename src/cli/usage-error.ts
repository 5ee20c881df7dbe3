/** The command was called in a way that cannot work: one line on stderr and exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** With `--replay`: a name that the folder has no answer for. */
export class NoFixture extends UsageError {
  readonly code = 'NO_FIXTURE';
}

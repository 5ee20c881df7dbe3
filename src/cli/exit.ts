/** What the command's exit code says to a script. Higher is worse: of several names the highest one counts. */
export const EXIT = {
  OK: 0,
  /** `--available` only: known not to be available. */
  NOT_AVAILABLE: 1,
  USAGE: 2,
  INVALID_DOMAIN: 3,
  NO_SERVER: 4,
  NETWORK: 5,
  REFUSED: 6,
  BAD_ANSWER: 7,
  UNDETERMINED: 8,
  /** A fault of this program (`EX_SOFTWARE` of sysexits.h). */
  INTERNAL: 70,
  /** Standard output cannot be written, as on a full disk (`EX_IOERR`). */
  OUTPUT: 74,
  /** 128 + SIGINT. */
  INTERRUPTED: 130,
  /** 128 + SIGPIPE: whoever read our output has gone. */
  PIPE: 141,
} as const;

export const EXIT_HELP = `Exit codes (of several names the highest)
    0  answered; with --available: available
    1  with --available: not available
    2  wrong usage, a file that cannot be read, or with --replay: no such answer
    3  not a domain name, nor an address or AS number
    4  no WHOIS server for this suffix (the message says what serves instead)
    5  no connection, or no answer in time
    6  the server throttles or refuses us
    7  the answer is empty, cut off or too large
    8  with --available: the answer does not say
   70  a fault of this program
   74  the output cannot be written, as on a full disk
  130  interrupted
  141  whoever read the output has gone (… | head)`;

/** The command was called in a way that cannot work: one line on stderr and exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** With `--replay`: a name that the folder has no answer for. */
export class NoFixture extends UsageError {
  readonly code = 'NO_FIXTURE';
}

/** Exit codes. Higher is worse: with several names, the highest one is the exit code. */
export const EXIT = {
  OK: 0,
  /** `--available` only: known not to be available. */
  NOT_AVAILABLE: 1,
  /** `compare`: the responses disagree; `diff`: a fact changed. */
  DIFFERENT: 1,
  /** `rdap-check` only: the document breaks a rule. */
  BROKEN: 1,
  USAGE: 2,
  INVALID_DOMAIN: 3,
  NO_SERVER: 4,
  NETWORK: 5,
  REFUSED: 6,
  BAD_ANSWER: 7,
  UNDETERMINED: 8,
  /** `watch` only: something was reported. */
  CHANGED: 10,
  /** A bug in this program (`EX_SOFTWARE` of sysexits.h). */
  INTERNAL: 70,
  /** Standard output cannot be written, as on a full disk (`EX_IOERR`). */
  OUTPUT: 74,
  /** 128 + SIGINT. */
  INTERRUPTED: 130,
  /** 128 + SIGPIPE: the reader of our output has closed the pipe. */
  PIPE: 141,
} as const;

export const EXIT_HELP = `Exit codes (with several names, the highest)
    0  success; with --available: the name is available
    1  with --available: the name is not available
    2  wrong usage, a file that cannot be read, or no stored response with
       --replay
    3  not a valid domain name, address or AS number
    4  no WHOIS server for this suffix (the message says what there is instead)
    5  no connection, or no response in time
    6  the server limits the rate of queries, or refuses this one
    7  the response is empty, cut off or too large
    8  with --available: the response does not say
   70  a bug in this program
   74  the output cannot be written, for example because the disk is full
  130  interrupted
  141  the reader of the output closed the pipe (… | head)`;

/** Wrong usage: one line on stderr and exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** With `--replay`: a name that the folder has no response for. */
export class NoFixture extends UsageError {
  readonly code = 'NO_FIXTURE';
}

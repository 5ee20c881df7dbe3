/**
 * The database cannot do now what it was asked to: it is gone, silent, full or locked. The same may work later, so that it is
 * no fault of the program; anything else that a database rejects is.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** Somebody else keeps a row locked; other rows can be served. */
  readonly locked: boolean;
  /** Whether it may have been done all the same: the connection was lost before the answer came. */
  readonly doubtful: boolean;

  constructor(
    message: string,
    {
      locked = false,
      doubtful = false,
      cause,
    }: { locked?: boolean; doubtful?: boolean; cause?: unknown } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.locked = locked;
    this.doubtful = doubtful;
  }
}

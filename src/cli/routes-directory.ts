import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where IANA's bootstrap files are kept: in the user's cache unless a directory is given. */
export const routesDirectory = (given: string | undefined, env: NodeJS.ProcessEnv): string =>
  given || join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'port43', 'routes');

import { ApiError } from '../errors.js';
import type { Targets } from './targets.js';

const MAX_LENGTH = 2048;

/** Reads the URL of a callback from a field of a request. Throws the `ApiError`. */
export function readCallbackUrl(field: string, given: unknown): URL {
  const url =
    typeof given === 'string' && given.length <= MAX_LENGTH && URL.canParse(given) ? new URL(given) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new ApiError(
      'InvalidRequest',
      `"${field}" must be a URL of ${MAX_LENGTH} characters or fewer, http or https, without credentials`,
    );
  return url;
}

/** Rejects with the `ApiError` if a callback could never be sent to its URL. */
export async function checkCallbackUrl(field: string, url: URL, targets: Targets): Promise<void> {
  const problem = await targets.problemOf(url);
  if (problem !== null)
    throw new ApiError(
      'InvalidRequest',
      `"${field}" cannot be called: ${problem}; the operator can allow its network`,
    );
}

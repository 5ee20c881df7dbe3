/**
 * A request's target that can be decoded: a `%` that starts no escape, or escapes that are no UTF-8, are taken as
 * they are written. Read so they are no domain name, which is then the answer, in the API's words.
 */
export function repairUrl(url: string): string {
  if (!url.includes('%')) return url;
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

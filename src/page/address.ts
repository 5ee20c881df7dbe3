/** What the part of the URL after the # shows. Names are in it as they are, pages begin with a slash. No server sees it. */
export type Address =
  | { page: 'look-up'; name: string | null }
  | { page: 'list'; job: string | null }
  | { page: 'read' }
  | { page: 'account' };

export const PAGES = ['look-up', 'list', 'read', 'account'] as const;

export function readAddress(hash: string): Address {
  const text = decoded(hash.replace(/^#/, '')).trim();
  if (text === '/read') return { page: 'read' };
  if (text === '/account') return { page: 'account' };
  const [, list, job = null] = /^\/(list)(?:\/(\w+))?$/.exec(text) ?? [];
  if (list !== undefined) return { page: 'list', job };
  return { page: 'look-up', name: text === '' || text.startsWith('/') ? null : text };
}

export function hashOf(address: Address): string {
  if (address.page === 'read' || address.page === 'account') return `#/${address.page}`;
  if (address.page === 'list') return address.job === null ? '#/list' : `#/list/${address.job}`;
  return address.name === null ? '#/' : `#${encodeURIComponent(address.name)}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

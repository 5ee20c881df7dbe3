export const TEXT_TYPE = 'text/plain; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=utf-8';

/** The path of a request's target, without its query, which may be empty. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

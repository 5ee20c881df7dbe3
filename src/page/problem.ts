import { el } from './dom.js';
import { Refusal } from './service.js';

/** What to do about an error whose message does not say so, by HTTP status. */
const ADVICE: Readonly<Record<number, string>> = {
  401: 'Check whether the key is complete.',
  402: 'The operator of this service can grant more.',
  502: 'The credit was refunded. Try again later.',
  503: 'The credit was refunded. Try again in a few seconds.',
  504: 'The credit was refunded. Try again later.',
};

/** Statuses after which the same request may succeed; null if the service could not be reached. */
const TRANSIENT: readonly (number | null)[] = [null, 429, 500, 502, 503, 504];

/** A failure as it is shown: what failed, why, what to do, and a button to try again where that may help. */
export function problem(what: string, error: Refusal | string, retry?: () => void): HTMLElement {
  const { message, status, code } = typeof error === 'string' ? new Refusal(0, error) : error;
  const advice = ADVICE[status ?? 0];
  const again =
    retry === undefined || !TRANSIENT.includes(status) ? null : el('button', { type: 'button' }, 'Try again');
  if (again !== null && retry !== undefined) again.addEventListener('click', retry);
  return el(
    'div',
    { class: 'problem' },
    el('p', { class: 'what' }, what),
    el('p', {}, sentence(message, code), advice === undefined ? null : ` ${advice}`),
    again,
  );
}

/** A message as a sentence, with the code behind it. */
function sentence(text: string, code: string | null): string {
  const said = text.charAt(0).toUpperCase() + text.slice(1);
  return `${code === null ? said : `${said.replace(/\.$/, '')} (${code})`}.`.replace(/([.!?])\.$/, '$1');
}

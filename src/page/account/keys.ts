import { dayOf } from '../dates.js';
import { el } from '../dom.js';
import { problem } from '../problem.js';
import { Refusal, type Service } from '../service.js';
import type { Key, NewKey } from './types.js';

/** The account's keys: a table, and a form for a new one. A new key is shown once, since the service does not know it any more. */
export function keysView(service: Service, keys: readonly Key[]): HTMLElement {
  const trouble = el('div', { role: 'alert' });
  const created = el('div', { role: 'status' });
  const body = el('tbody');
  const name = el('input', {
    type: 'text',
    id: 'key-name',
    maxlength: '64',
    required: '',
    autocomplete: 'off',
  });
  const manages = el('input', { type: 'checkbox', id: 'key-manages' });
  const form = el(
    'form',
    { class: 'new-key' },
    el('label', { for: 'key-name' }, 'Name of a new key'),
    name,
    el('label', { class: 'check' }, manages, ' may manage keys'),
    el('button', { type: 'submit' }, 'Create it'),
  );
  let list = [...keys];

  const attempt = async (what: string, act: () => Promise<void>): Promise<void> => {
    trouble.replaceChildren();
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      trouble.replaceChildren(problem(what, error));
    }
  };
  const show = (): void =>
    body.replaceChildren(
      ...list.map((key) =>
        rowOf(key, () =>
          attempt(`The key ${key.name} was not deleted`, async () => {
            await service.deleteKey(key.id);
            list = list.filter(({ id }) => id !== key.id);
            created.textContent = `The key ${key.name} was deleted.`;
            show();
          }),
        ),
      ),
    );

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt('The key was not created', async () => {
      const key = await service.createKey(name.value.trim(), manages.checked);
      list = [...list, key];
      form.reset();
      show();
      created.replaceChildren(shownOnce(key));
    });
  });
  show();
  const heads = ['Name', 'Created', 'Last used', 'Manages keys', 'Delete'];
  return el(
    'section',
    { class: 'keys', 'aria-labelledby': 'keys-title' },
    el('h3', { id: 'keys-title' }, 'Keys'),
    el(
      'div',
      { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Table of keys' },
      el(
        'table',
        {},
        el('thead', {}, el('tr', {}, ...heads.map((head) => el('th', { scope: 'col' }, head)))),
        body,
      ),
    ),
    created,
    trouble,
    form,
  );
}

/** `remove` is called at the second press of the button: a deleted key is invalid at once. */
function rowOf(
  { id, name, created_on, last_used_on, manages }: Key,
  remove: () => Promise<void>,
): HTMLElement {
  const button = el('button', { type: 'button' }, 'Delete');
  button.addEventListener('click', () => {
    if (button.dataset.sure === 'true') void remove();
    button.dataset.sure = 'true';
    button.textContent = `Delete ${name} for good`;
  });
  button.addEventListener('blur', () => {
    delete button.dataset.sure;
    button.textContent = 'Delete';
  });
  return el(
    'tr',
    {},
    el('th', { scope: 'row' }, name),
    el('td', {}, created_on === null ? 'with the account' : dayOf(created_on)),
    el('td', {}, last_used_on === null ? 'never' : last_used_on.slice(0, 16).replace('T', ' ')),
    el('td', {}, manages ? 'yes' : 'no'),
    el('td', {}, id === 'main' ? '' : button),
  );
}

const shownOnce = ({ name, api_token }: NewKey): HTMLElement =>
  el('p', { class: 'once' }, `The key ${name}, shown only now: `, el('code', {}, api_token));

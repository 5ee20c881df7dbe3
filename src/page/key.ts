import { byId } from './dom.js';

const NAME = 'port43-key';

/** The API key. It is only in the field, and in the tab's session storage if its owner wants to keep it; never in a URL. */
export interface KeyField {
  /** Null if the field is empty. */
  value(): string | null;
  /** Shows the field, with the cursor in it. */
  ask(): void;
  /** Shows what is left of the credits or the quota; nothing if that is null. */
  showLeft(count: string | null): void;
}

/** `onUse` is called when its owner has entered it. */
export function keyField(onUse: () => void): KeyField {
  const field = byId('key', HTMLInputElement);
  const keep = byId('keep', HTMLInputElement);
  const drawer = byId('key-drawer', HTMLDetailsElement);
  const value = () => field.value.trim() || null;
  const store = (): void => {
    const key = value();
    if (keep.checked && key !== null) sessionStorage.setItem(NAME, key);
    else sessionStorage.removeItem(NAME);
  };
  const kept = sessionStorage.getItem(NAME);
  if (kept !== null) {
    field.value = kept;
    keep.checked = true;
  }
  const left = byId('left', HTMLElement);
  const close = (): void => {
    drawer.open = false;
  };
  drawer.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !drawer.open) return;
    close();
    drawer.querySelector('summary')?.focus();
  });
  byId('look-up', HTMLFormElement).addEventListener('submit', close);
  byId('key-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    close();
    onUse();
  });
  field.addEventListener('input', store);
  keep.addEventListener('change', store);
  return {
    value,
    ask: () => {
      drawer.open = true;
      field.focus();
    },
    showLeft: (count) => {
      left.textContent = count === null ? '' : `${count} credits left`;
    },
  };
}

import { byId } from './dom.js';

const NAME = 'port43-key';

/** The API key. It is only in the field, and in the tab's session storage if its owner wants to keep it; never in a URL. */
export interface KeyField {
  /** Null if the field is empty. */
  value(): string | null;
  /** Shows the field, with the cursor in it. */
  ask(): void;
}

export function keyField(): KeyField {
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
  field.addEventListener('input', store);
  keep.addEventListener('change', store);
  return {
    value,
    ask: () => {
      drawer.open = true;
      field.focus();
    },
  };
}

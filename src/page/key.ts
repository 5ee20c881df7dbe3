import { byId } from './dom.js';

const NAME = 'port43-key';

/** The API key: in the field, and so in memory, alone; in the tab's session where its owner wants it kept. Never in a URL. */
export interface KeyField {
  /** Null where none is typed. */
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

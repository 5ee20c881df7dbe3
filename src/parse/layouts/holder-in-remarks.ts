import { ContactDraft, type Draft } from '../read/draft.js';
import type { Line } from '../text/lines.js';

const HOLDER = /^\(Domain Holder( Address)?\) (.{1,400})$/u;

/**
 * `remarks: (Domain Holder) Jane Doe`, `remarks: (Domain Holder Address) 1 Example Road`: where the answer does not
 * hold the object of the holder's handle, these are all there is of the holder.
 */
export function holderInRemarks({ registrant, handles, objects }: Draft, lines: readonly Line[]): void {
  const handle = handles.find(({ role }) => role === 'registrant')?.id;
  if (objects.some(({ id }) => id === handle)) return;
  for (const line of lines) {
    const [, address, value] = (line.label === 'remarks' ? HOLDER.exec(line.value) : null) ?? [];
    if (value === undefined) continue;
    const [holder = new ContactDraft()] = registrant;
    if (registrant.length === 0) registrant.push(holder);
    holder.used = true;
    if (address === undefined) holder.name ??= value;
    else holder.address ??= value;
  }
}

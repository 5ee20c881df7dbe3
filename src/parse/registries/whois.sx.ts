import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';

const ASKED = /No match for domain "([^"\s]{1,255})"/u;

/** OpenRegistry, .sx. For a free name, only the status has the name: `AVAILABLE (No match for domain "…")`. */
export default registry({
  suffixes: ['sx'],
  on: ICANN,
  status: { unavailable: 'NOT AVAILABLE', reserved: 'BLOCKED' },
  postprocess: (draft) => {
    for (const status of draft.statuses) draft.query ??= ASKED.exec(status)?.[1] ?? null;
  },
});

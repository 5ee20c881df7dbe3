import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/**
 * OpenRegistry. A name that is in no record is asked back in the status: `AVAILABLE (No match for domain
 * "…")`.
 */
export default registry({
  suffixes: ['sx'],
  spec: () =>
    icann({
      status: { 'NOT AVAILABLE': 'unavailable', BLOCKED: 'reserved' },
      finish(draft) {
        for (const status of draft.statuses) draft.query ??= ASKED.exec(status)?.[1] ?? null;
      },
    }),
});

const ASKED = /No match for domain "([^"\s]{1,255})"/u;

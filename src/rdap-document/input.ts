import type { Properties } from '../parse/properties.js';
import type { Part } from '../part.js';

/** What a lookup of a domain found, as far as a document is made of it: `lookup` returns it with more. */
export interface DomainFound {
  /** In ASCII. */
  domain: string;
  /** The UTC day of the responses, `YYYY-MM-DD`. */
  daystamp: string;
  /** The registry's response first. `rdap` is the JSON of one that came by RDAP. */
  parts: readonly Part[];
  properties: Properties;
}

import type { Part, Properties } from '../../parse/index.js';

/** A version of a record, as the service lists it. Times are ISO 8601. */
export interface Version {
  version: string;
  first_seen: string;
  last_seen: string;
  /** Since when it has been seen again after another version; null if it did not come back. */
  returned_on: string | null;
  hosts: (string | null)[];
  status: string;
  registrar: string | null;
  expires_on: string | null;
}

export interface WholeVersion extends Version {
  properties: Properties;
  parts: Part[];
}

/** Where the versions of a name come from. Each call costs a credit. */
export interface Versions {
  list(): Promise<Version[]>;
  find(version: string): Promise<WholeVersion>;
}

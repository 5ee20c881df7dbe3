import type { ContactField } from '../read/target.js';

/** What has been read of a contact's lines so far. */
export type FoundFields = Partial<Record<ContactField, string>>;

import { merge } from '../../index.js';
import { isoTime } from '../iso-time.js';
import type { VersionChange } from './changes.js';
import { cameBack, type KeptVersion } from './version.js';

/** A version in a list: when it was seen, and the facts that tell it from others at a glance. */
export interface VersionView {
  version: string;
  first_seen: string;
  last_seen: string;
  returned_on: string | null;
  hosts: (string | null)[];
  status: string;
  registrar: string | null;
  expires_on: string | null;
  nameservers: string[];
}

export function versionView(kept: KeptVersion): VersionView {
  const { version, first_seen, last_seen, since, record } = kept;
  const { status, registrar, expires_on, nameservers } = record.properties;
  return {
    version,
    first_seen: isoTime(first_seen),
    last_seen: isoTime(last_seen),
    returned_on: cameBack(kept) ? isoTime(since) : null,
    hosts: record.parts.map(({ host }) => host),
    status,
    registrar: registrar?.name ?? registrar?.organization ?? registrar?.id ?? null,
    expires_on,
    nameservers: nameservers.map(({ name }) => name),
  };
}

/** A version with its record. */
export function wholeVersionView(kept: KeptVersion) {
  const { parts, properties } = kept.record;
  return { ...versionView(kept), properties, record: merge(parts), parts };
}

export const changeView = ({ on, from, to, changes }: VersionChange) => ({
  on: isoTime(on),
  from_version: from,
  to_version: to,
  changes,
});

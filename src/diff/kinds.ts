const KINDS = {
  registered: { means: 'the name was not registered, and is now', reverse: 'dropped' },
  dropped: { means: 'the name was registered, and is not any more', reverse: 'registered' },
  available: { means: 'the name was reserved or blocked, and can be registered now', reverse: 'reserved' },
  reserved: { means: 'the name could be registered, and is reserved or blocked now', reverse: 'available' },
  renewed: { means: 'the registration ends later', reverse: 'shortened' },
  shortened: { means: 'the registration ends sooner', reverse: 'renewed' },
  expiring: {
    means: 'the registration has run out: expired, redemption or pending delete',
    reverse: 'restored',
  },
  restored: { means: 'the registration had run out, and is in force again', reverse: 'expiring' },
  created: {
    means: 'the registration has another date: most often it was dropped and registered anew',
    reverse: 'created',
  },
  suspended: { means: 'the name was put on hold: it does not resolve', reverse: 'resumed' },
  resumed: { means: 'the name is not on hold any more', reverse: 'suspended' },
  locked: {
    means: 'an EPP status was set that prohibits transfers, updates, renewals or deletion',
    reverse: 'unlocked',
  },
  unlocked: { means: 'such an EPP status was removed', reverse: 'locked' },
  status: { means: 'another status was set or removed', reverse: 'status' },
  transferred: { means: 'another registrar, with its data', reverse: 'transferred' },
  registrar: {
    means: 'data of the same registrar: its name, URL, contact data, reseller',
    reverse: 'registrar',
  },
  redelegated: { means: 'other name servers', reverse: 'redelegated' },
  glue: { means: 'other addresses of the same name servers', reverse: 'glue' },
  dnssec: { means: 'signed or not signed any more, other signers or keys', reverse: 'dnssec' },
  holder: { means: 'another registrant, or other data of it', reverse: 'holder' },
  contact: {
    means: 'another administrative, technical or billing contact, or other data of it',
    reverse: 'contact',
  },
  privacy: { means: 'a contact is behind a privacy service now, or not any more', reverse: 'privacy' },
  identifier: { means: "the registry's identifier of the name or of a contact", reverse: 'identifier' },
  updated: { means: 'the date of the last change, or of another event', reverse: 'updated' },
  domain: { means: 'the two records are about different names', reverse: 'domain' },
  unclear: { means: 'one of the records does not say whether the name is registered', reverse: 'unclear' },
  format: {
    means: 'printed on one side only, or in another layout or other words: no fact is known to have changed',
    reverse: 'format',
  },
} as const satisfies Record<string, { means: string; reverse: string }>;

/** What changed, in a word: a row of {@link CHANGE_KINDS}. */
export type ChangeKind = keyof typeof KINDS;

/** A row of {@link CHANGE_KINDS}. */
export interface ChangeKindDetails {
  /** What the kind means, in words for people. */
  readonly means: string;
  /** The kind of the same change in the other direction. */
  readonly reverse: ChangeKind;
}

/** The kinds of changes: what each means, and the kind of the same change in the other direction. */
export const CHANGE_KINDS: Readonly<Record<ChangeKind, ChangeKindDetails>> = KINDS;

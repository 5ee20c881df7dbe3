import type { Status } from '../parse/index.js';

export interface Shown {
  /** The status in plain words. */
  word: string;
  /** A sign that tells statuses apart without colors. */
  form: string;
  /** The color's name in the style sheet. */
  tone: 'good' | 'free' | 'caution' | 'bad' | 'open';
  means: string;
}

/** How each status is shown. */
export const STATUSES: Readonly<Record<Status, Shown>> = {
  registered: { word: 'registered', form: '●', tone: 'good', means: 'This name is registered.' },
  available: {
    word: 'available',
    form: '○',
    tone: 'free',
    means: 'The registry says that this name is free.',
  },
  reserved: {
    word: 'reserved',
    form: '◆',
    tone: 'caution',
    means: 'The registry does not give this name out.',
  },
  redemption: {
    word: 'in redemption',
    form: '▼',
    tone: 'caution',
    means: 'Deleted; its registrant can still restore it.',
  },
  pending_delete: {
    word: 'pending delete',
    form: '▽',
    tone: 'caution',
    means: 'It will be removed soon, and is free then.',
  },
  inactive: {
    word: 'inactive',
    form: '◐',
    tone: 'caution',
    means: 'Registered, but not in the DNS.',
  },
  suspended: {
    word: 'suspended',
    form: '■',
    tone: 'bad',
    means: 'Registered, but kept out of the DNS.',
  },
  expired: {
    word: 'expired',
    form: '◑',
    tone: 'caution',
    means: 'The registration has ended; its registrant may still renew it.',
  },
  unavailable: {
    word: 'unavailable',
    form: '▣',
    tone: 'caution',
    means: 'It cannot be registered, and has no record.',
  },
  invalid: {
    word: 'invalid',
    form: '✕',
    tone: 'bad',
    means: 'The registry says that the name is invalid.',
  },
  unknown: {
    word: 'unknown',
    form: '?',
    tone: 'open',
    means: 'The response does not say whether the name is registered.',
  },
};

import type { Status } from '../parse/index.js';

export interface Shown {
  /** The status in plain words. */
  word: string;
  /** A sign that distinguishes statuses without colors. */
  form: string;
  /** The color's name in the style sheet. */
  tone: 'good' | 'free' | 'caution' | 'bad' | 'open';
  means: string;
}

/** How each status is shown. */
export const STATUSES: Readonly<Record<Status, Shown>> = {
  registered: { word: 'Registered', form: '●', tone: 'good', means: 'This name is taken.' },
  available: {
    word: 'Available',
    form: '○',
    tone: 'free',
    means: 'The registry says that this name is free.',
  },
  reserved: {
    word: 'Reserved',
    form: '◆',
    tone: 'caution',
    means: 'The registry does not give this name out.',
  },
  redemption: {
    word: 'In redemption',
    form: '▼',
    tone: 'caution',
    means: 'Deleted; its registrant can still restore it.',
  },
  pending_delete: {
    word: 'Pending delete',
    form: '▽',
    tone: 'caution',
    means: 'It will be removed soon, and is free then.',
  },
  inactive: {
    word: 'Inactive',
    form: '◐',
    tone: 'caution',
    means: 'Registered, but not in the DNS.',
  },
  suspended: {
    word: 'Suspended',
    form: '■',
    tone: 'bad',
    means: 'Registered, but kept out of the DNS.',
  },
  expired: {
    word: 'Expired',
    form: '◑',
    tone: 'caution',
    means: 'The registration has ended; its registrant may still renew it.',
  },
  unavailable: {
    word: 'Unavailable',
    form: '▣',
    tone: 'caution',
    means: 'It cannot be registered, and has no record.',
  },
  invalid: {
    word: 'Invalid',
    form: '✕',
    tone: 'bad',
    means: 'The registry says that the name is invalid.',
  },
  unknown: {
    word: 'Unknown',
    form: '?',
    tone: 'open',
    means: 'The response does not say whether the name is registered.',
  },
};

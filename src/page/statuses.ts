import type { Status } from '../parse/index.js';

export interface Shown {
  /** In a word of people. */
  word: string;
  /** Tells them apart without colors. */
  form: string;
  /** The color's name in the style sheet. */
  tone: 'good' | 'free' | 'caution' | 'bad' | 'open';
  means: string;
}

/** How a status is shown. */
export const STATUSES: Readonly<Record<Status, Shown>> = {
  registered: { word: 'registered', form: '●', tone: 'good', means: 'Somebody has it.' },
  available: { word: 'available', form: '○', tone: 'free', means: 'The registry says that it is free.' },
  reserved: { word: 'reserved', form: '◆', tone: 'caution', means: 'The registry gives it to nobody.' },
  redemption: {
    word: 'in redemption',
    form: '▼',
    tone: 'caution',
    means: 'Deleted; its holder can still have it back.',
  },
  pending_delete: {
    word: 'pending delete',
    form: '▽',
    tone: 'caution',
    means: 'About to be removed, and then free.',
  },
  inactive: {
    word: 'inactive',
    form: '◐',
    tone: 'caution',
    means: 'Somebody has it, and it is not in the DNS.',
  },
  suspended: {
    word: 'suspended',
    form: '■',
    tone: 'bad',
    means: 'Somebody has it, and it is kept out of the DNS.',
  },
  expired: {
    word: 'expired',
    form: '◑',
    tone: 'caution',
    means: 'Its time is over; its holder may still renew it.',
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
    means: 'The registry says that there can be no such name.',
  },
  unknown: {
    word: 'unknown',
    form: '?',
    tone: 'open',
    means: 'The answer does not say what became of this name.',
  },
};

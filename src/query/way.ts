import type { Part } from '../part.js';
import type { Answer } from './ask-in-turn.js';
import type { Warn } from './follow.js';

/** One way to ask a registry, and the registrars it refers to. */
export interface Way {
  kind: 'whois' | 'rdap';
  host: string;
  /** The registry's answer. What goes wrong with the server stands in it. */
  ask(): Promise<Answer>;
  /** Asks whom the answer refers to, one after the other. Nothing of it loses what is there already. */
  follow(answer: Answer, maxReferrals: number, warn: Warn): Promise<{ host: string; answer: Answer }[]>;
  /** What is worth keeping of a registrar's answer, or null. */
  keep(answer: Answer): Part | null;
}

import type { Registry } from '../read/layout.js';
import { REGISTRIES } from './index.js';

/** How a registry is found: all that a process needs of most of them. */
export type Listing = Pick<Registry, 'aliases' | 'suffixes' | 'marks' | 'kindOf'>;

/** Every registry by its host. The build replaces this file (`scripts/build/directory.ts`), so that finding one does not make all. */
export const DIRECTORY: Readonly<Record<string, Listing>> = REGISTRIES;

/** Returns what a registry declares. */
export const registryOf = (host: string): Registry | undefined => REGISTRIES[host];

import type { RegistrySpec } from '../module.js';

export interface RegistryEntry {
  host: string;
  spec: () => RegistrySpec;
}

export const HOSTS: ReadonlyMap<string, RegistryEntry> = new Map();
export const SUFFIXES: ReadonlyMap<string, string> = new Map();

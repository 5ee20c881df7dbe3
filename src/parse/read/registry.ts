import type { RegistrySpec } from './module.js';

/** One registry's (or registrar's) server. Its file in `registries/` is named by the server's host. */
export interface Registry {
  /** Former and other names of the host. */
  aliases?: readonly string[];
  /** Suffixes that the server answers for: they find the module where no host is known. */
  suffixes?: readonly string[];
  /** Beginnings of lines that only this server prints, ten characters or more: they find it where nothing else is known. */
  marks?: readonly string[];
  /** The layout that this one is a kind of: of the marks of both, these count, also further down. */
  kindOf?: string;
  /** How it answers. A function, so that loading the library builds none. */
  spec: () => RegistrySpec;
}

/** Types a registry's declaration. */
export const registry = (declaration: Registry): Registry => declaration;

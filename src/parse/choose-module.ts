import type { ExplainedPart } from './explanation.js';
import { RegistryModule } from './module.js';
import { HOSTS, SUFFIXES } from './registries/index.js';

export interface Choice {
  readonly module: RegistryModule;
  readonly by: ExplainedPart['chosenBy'];
}

const GENERIC = new RegistryModule(null, {});

const ready = new Map<string, RegistryModule>();

/** Makes a module on its first use: loading the library compiles none. */
function moduleOf(host: string): RegistryModule | null {
  const known = ready.get(host);
  if (known !== undefined) return known;
  const entry = HOSTS.get(host);
  if (entry === undefined) return null;
  const name = entry.host;
  let module = ready.get(name);
  if (module === undefined) {
    module = new RegistryModule(name, entry.spec());
    ready.set(name, module);
  }
  ready.set(host, module);
  return module;
}

/**
 * By host (former names are aliases), else by the longest suffix of the domain that has a module,
 * else the generic reader. The time it takes does not depend on how many modules there are.
 */
export function chooseModule(host: string | null, domain: string | null, _text: string): Choice {
  if (host !== null) {
    const module = moduleOf(host) ?? moduleOf(host.toLowerCase().replace(/\.$/u, ''));
    if (module !== null) return { module, by: 'host' };
    return { module: GENERIC, by: 'none' };
  }
  if (domain !== null) {
    const labels = domain.toLowerCase().replace(/\.$/u, '').split('.');
    for (let from = 1; from < labels.length; from++) {
      const suffix = SUFFIXES.get(labels.slice(from).join('.'));
      const module = suffix === undefined ? null : moduleOf(suffix);
      if (module !== null) return { module, by: 'suffix' };
    }
  }
  return { module: GENERIC, by: 'none' };
}

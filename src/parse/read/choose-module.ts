import { RDAP_MARK } from '../../record/rdap/labels.js';
import type { ExplainedPart } from '../explanation.js';
import { DIRECTORY, registryOf } from '../registries/directory.js';
import { genericModule } from './generic-module.js';
import { hostOfMarks, nameIn } from './marks.js';
import { RegistryModule } from './module.js';

export interface Choice {
  readonly module: RegistryModule;
  readonly by: ExplainedPart['chosenBy'];
}

/** Maps hosts and aliases, and suffixes, to the host that names the module. */
const index = (() => {
  const hosts = new Map<string, string>();
  const suffixes = new Map<string, string>();
  for (const [host, registry] of Object.entries(DIRECTORY)) {
    hosts.set(host, host);
    for (const alias of registry.aliases ?? []) hosts.set(alias, host);
    for (const suffix of registry.suffixes ?? []) suffixes.set(suffix, host);
  }
  return { hosts, suffixes };
})();

const ready = new Map<string, RegistryModule>();

/** Compiles a module on its first use; importing the library compiles none. */
function moduleOf(host: string | undefined): RegistryModule | null {
  if (host === undefined) return null;
  let module = ready.get(host);
  if (module === undefined) {
    const registry = registryOf(host);
    if (registry === undefined) return null;
    module = new RegistryModule(host, registry);
    ready.set(host, module);
  }
  return module;
}

/**
 * Chooses by host (former names are aliases), else by the longest suffix of the domain that has a module, else by marks in the text,
 * else by the country-code domain that the text itself names, else the generic reader. A known host without a module never gets
 * another registry's module by suffix, because it may be a registrar's. The time does not depend on the number of modules.
 */
export function chooseModule(host: string | null, domain: string | null, text: string): Choice {
  // A host may serve both WHOIS and RDAP, so the host does not identify an RDAP response.
  const rdap = text.startsWith(RDAP_MARK) ? moduleOf('rdap') : null;
  if (rdap !== null) return { module: rdap, by: 'marks' };
  if (host !== null) {
    const module = moduleOf(index.hosts.get(host) ?? index.hosts.get(host.toLowerCase().replace(/\.$/u, '')));
    if (module !== null) return { module, by: 'host' };
  } else if (domain !== null) {
    const module = moduleOf(hostOfSuffix(domain));
    if (module !== null) return { module, by: 'suffix' };
  }
  const marked = hostOfMarks(text);
  // A module whose name is not a host is a layout that several registries share.
  const many = marked === undefined || !marked.includes('.');
  const named = host === null && many ? hostOfName(text) : undefined;
  const module = moduleOf(named ?? marked);
  return module === null
    ? { module: genericModule(), by: 'none' }
    : { module, by: named === undefined ? 'marks' : 'suffix' };
}

function hostOfSuffix(domain: string): string | undefined {
  const name = domain.toLowerCase().replace(/\.$/u, '');
  for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
    const host = index.suffixes.get(name.slice(dot + 1));
    if (host !== undefined) return host;
  }
  return undefined;
}

/** Country-code registries have layouts of their own; all others use ICANN's. */
const COUNTRY = /\.(?:[a-z]{2}|xn--[a-z\d-]{3,60})$/iu;

/** Finds a host by the name in the record, for callers that pass no name. */
function hostOfName(text: string): string | undefined {
  const name = nameIn(text);
  return name !== undefined && COUNTRY.test(name) ? hostOfSuffix(name) : undefined;
}

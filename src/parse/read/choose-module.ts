import type { ExplainedPart } from '../explanation.js';
import { REGISTRIES } from '../registries/index.js';
import { RDAP_MARK } from '../text/rdap-text.js';
import { genericModule } from './generic-module.js';
import { hostOfMarks, nameIn } from './marks.js';
import { RegistryModule } from './module.js';

export interface Choice {
  readonly module: RegistryModule;
  readonly by: ExplainedPart['chosenBy'];
}

/** Host or alias, and suffix, each to the host that a module is named by. */
const index = (() => {
  const hosts = new Map<string, string>();
  const suffixes = new Map<string, string>();
  for (const [host, registry] of Object.entries(REGISTRIES)) {
    hosts.set(host, host);
    for (const alias of registry.aliases ?? []) hosts.set(alias, host);
    for (const suffix of registry.suffixes ?? []) suffixes.set(suffix, host);
  }
  return { hosts, suffixes };
})();

const ready = new Map<string, RegistryModule>();

/** Makes a module on its first use: loading the library builds none. */
function moduleOf(host: string | undefined): RegistryModule | null {
  if (host === undefined) return null;
  let module = ready.get(host);
  if (module === undefined) {
    const registry = REGISTRIES[host];
    if (registry === undefined) return null;
    module = new RegistryModule(host, registry);
    ready.set(host, module);
  }
  return module;
}

/**
 * By host (former names are aliases), else by the longest suffix of the domain that has a module,
 * else by marks in the text, else by the name of a country's domain that the text itself prints, else the
 * generic reader. A known host that has no module is not given another registry's by the suffix: it may be a
 * registrar's. The time it takes does not depend on how many modules there are.
 */
export function chooseModule(host: string | null, domain: string | null, text: string): Choice {
  // A host may serve both WHOIS and RDAP, so that for the latter its name says nothing.
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
  // Layouts, whose names are no hosts, are those of many.
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

/** Registries of countries print names in layouts of their own; ICANN's is that of all others. */
const COUNTRY = /\.(?:[a-z]{2}|xn--[a-z\d-]{3,60})$/iu;

/** Where nobody says what was asked, the record's own name does. */
function hostOfName(text: string): string | undefined {
  const name = nameIn(text);
  return name !== undefined && COUNTRY.test(name) ? hostOfSuffix(name) : undefined;
}

import type { ExplainedPart } from './explanation.js';
import { GENERIC } from './generic-module.js';
import { RegistryModule } from './module.js';
import { RDAP_MARK } from './rdap-text.js';
import { REGISTRIES } from './registries/index.js';

export interface Choice {
  readonly module: RegistryModule;
  readonly by: ExplainedPart['chosenBy'];
}

/** How much of a line a mark is found by. */
const MARK_LENGTH = 10;
/** Marks stand at the top of an answer, or where its record begins. */
const MARKED_LINES = 80;

/** Host or alias, suffix, and beginning of a marked line, each to the host that a module is named by. */
const index = (() => {
  const hosts = new Map<string, string>();
  const suffixes = new Map<string, string>();
  const marks = new Map<string, { mark: string; host: string }[]>();
  for (const [host, registry] of Object.entries(REGISTRIES)) {
    hosts.set(host, host);
    for (const alias of registry.aliases ?? []) hosts.set(alias, host);
    for (const suffix of registry.suffixes ?? []) suffixes.set(suffix, host);
    for (const mark of registry.marks ?? []) {
      const key = mark.slice(0, MARK_LENGTH);
      marks.set(key, [...(marks.get(key) ?? []), { mark, host }]);
    }
  }
  return { hosts, suffixes, marks };
})();

/** Layouts that others are kinds of. */
const GENERAL: ReadonlySet<string> = new Set(Object.values(REGISTRIES).flatMap(({ kindOf }) => kindOf ?? []));

const ready = new Map<string, RegistryModule>();

/** Makes a module on its first use: loading the library builds none. */
function moduleOf(host: string | undefined): RegistryModule | null {
  if (host === undefined) return null;
  let module = ready.get(host);
  if (module === undefined) {
    const registry = REGISTRIES[host];
    if (registry === undefined) return null;
    module = new RegistryModule(host, registry.spec());
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
    ? { module: GENERIC, by: 'none' }
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

function hostOfMarks(text: string): string | undefined {
  let general: string | undefined;
  for (let from = 0, count = 0; from < text.length && count < MARKED_LINES; count++) {
    let end = text.indexOf('\n', from);
    if (end < 0) end = text.length;
    let start = from;
    while (start < end && text.charCodeAt(start) <= 32) start++;
    const found = index.marks
      .get(text.slice(start, start + MARK_LENGTH))
      ?.find(({ mark }) => text.startsWith(mark, start));
    if (found !== undefined) {
      if (general === undefined ? !GENERAL.has(found.host) : REGISTRIES[found.host]?.kindOf === general)
        return found.host;
      general ??= found.host;
    }
    from = end + 1;
  }
  return general;
}

/** `Domain: example.fr`, `[Domain] example.fr`, `domain.......: example.fr` */
const NAME =
  /^\W{0,12}(?:domain(?:[ _-]{0,2}name)?|complete domain name)[\]\s.:_-]{1,40}(\S{4,253})(?:\s.{0,80})?$/iu;
/** Registrars print names below other suffixes, each in a layout of its own. */
const COUNTRY = /\.(?:[a-z]{2}|xn--[a-z\d-]{3,60})$/iu;
const MAX_NAME_LINE = 320;

/** Where nobody says what was asked, the record's own name does. */
function hostOfName(text: string): string | undefined {
  for (let from = 0, count = 0; from < text.length && count < MARKED_LINES; count++) {
    let end = text.indexOf('\n', from);
    if (end < 0) end = text.length;
    const name = end - from > MAX_NAME_LINE ? null : NAME.exec(text.slice(from, end));
    if (name?.[1] !== undefined) return COUNTRY.test(name[1]) ? hostOfSuffix(name[1]) : undefined;
    from = end + 1;
  }
  return undefined;
}

import { SERVERS } from '../../registry/servers.js';
import { Disclaimer } from '../answer/notice.js';
import { PhraseTree } from '../answer/phrase-tree.js';
import { PhraseBook } from '../answer/phrases.js';
import type { BlockReader } from '../values/contact-block.js';
import type { DateOrder } from '../values/date.js';
import { StatusReader } from '../values/status.js';
import type { Phrases } from '../words/phrases.js';
import { LabelTable } from './label-table.js';
import type { Layout, Postprocess, Preparation } from './layout.js';
import { postprocessesOf } from './postprocess.js';
import { GENERIC_PREFIXES, Prefixes } from './prefixes.js';
import { rewrite } from './rewrite.js';
import { wordsOf } from './rows.js';

/** Shared by modules without prefixes of their own; compiled with the first of them. */
let genericPrefixes: Prefixes | undefined;

/** A compiled layout, ready to read: its tables, on top of those of the layouts that it builds on. */
export class RegistryModule {
  readonly labels: LabelTable;
  readonly phrases: PhraseBook;
  /** Its own phrases, then those of each layout that it builds on. */
  readonly #books: readonly Phrases[];
  /** Its declarations, which override those of the layouts that it builds on. */
  readonly #all: Layout;
  readonly statuses: StatusReader;
  readonly #ownBeside: string | null;
  readonly #base: RegistryModule | null;
  #beside: readonly PhraseTree[] | null = null;
  readonly prefixes: Prefixes;
  readonly disclaimer: Disclaimer;
  /** IANA time zone for times of this server that have none; null for UTC. */
  readonly zone: string | null;
  readonly dates: DateOrder | null;
  readonly block: BlockReader | null;
  readonly address: BlockReader | null;
  readonly wholeAddress: boolean;
  readonly nameless: boolean;
  readonly bareLabels: boolean;
  readonly isRegistrar: boolean;
  readonly accounts: Layout['accounts'] | null;
  /** Its own first, then those of the layouts that it builds on. */
  readonly preparations: readonly Preparation[];
  readonly postprocesses: readonly Postprocess[];

  /** All modules get the same fields in the same order, because the runtime reads objects of one shape faster. */
  constructor(
    /** The host that names it; null for the generic reader and for shared layouts. */
    readonly name: string | null,
    layout: Layout,
    base: RegistryModule | null = moduleOn(layout),
  ) {
    const inherited: Layout = base === null ? {} : base.#all;
    const all: Layout = { ...inherited, ...layout };
    this.#all = all;
    this.labels =
      base !== null && TABLES.every((table) => layout[table] === undefined)
        ? base.labels
        : new LabelTable(layout, base?.labels ?? null);
    const ownBooks: readonly Phrases[] = layout.phrases === undefined ? [] : [layout.phrases];
    this.#books = base === null ? ownBooks : [...ownBooks, ...base.#books];
    this.phrases = base !== null && layout.phrases === undefined ? base.phrases : new PhraseBook(this.#books);
    this.statuses =
      base !== null && layout.status === undefined
        ? base.statuses
        : new StatusReader(layout.status, base?.statuses ?? null);
    this.#ownBeside = layout.beside ?? null;
    this.#base = base;
    genericPrefixes ??= new Prefixes(GENERIC_PREFIXES);
    this.prefixes = base?.prefixes ?? genericPrefixes;
    if (layout.prefixes !== undefined)
      this.prefixes = new Prefixes(Object.values(layout.prefixes).flatMap(wordsOf), this.prefixes);
    // Each module remembers the last notice that it read, which is the same in nearly all responses of a host.
    this.disclaimer = new Disclaimer(all.disclaimer);
    this.zone = all.zone ?? (name === null ? null : (SERVERS[name]?.zone ?? null));
    this.dates = all.dates ?? null;
    this.block = all.block ?? null;
    this.address = all.address ?? null;
    this.wholeAddress = all.wholeAddress ?? false;
    this.nameless = all.nameless ?? false;
    this.bareLabels = all.bareLabels ?? false;
    this.isRegistrar = all.isRegistrar ?? false;
    this.accounts = all.accounts ?? null;
    this.preparations = [...preparationsOf(layout), ...(base?.preparations ?? [])];
    this.postprocesses = [...postprocessesOf(layout), ...(base?.postprocesses ?? [])];
  }

  /** Lines that servers print with any answer: its own, and those of each layout that it builds on. Compiled for the first name that may be free. */
  get beside(): readonly PhraseTree[] {
    if (this.#beside === null) {
      const below = this.#base?.beside ?? [];
      this.#beside = this.#ownBeside === null ? below : [new PhraseTree([[0, this.#ownBeside]]), ...below];
    }
    return this.#beside;
  }
}

/** The declarations that a label table is compiled from. */
const TABLES = ['labels', 'contact', 'registrar', 'roles', 'prefixes'] as const;

/** Compiled layouts, by what they build on: each combination is compiled once. */
const compiled = new Map<RegistryModule | null, Map<Layout, RegistryModule>>();

/** Compiles what a layout builds on; null if that is the generic reader alone. */
function moduleOn(layout: Layout): RegistryModule | null {
  let module: RegistryModule | null = null;
  for (const layer of layersBelow(layout).reverse()) {
    const known: Map<Layout, RegistryModule> = compiled.get(module) ?? new Map<Layout, RegistryModule>();
    compiled.set(module, known);
    const next: RegistryModule = known.get(layer) ?? new RegistryModule(null, layer, module);
    known.set(layer, next);
    module = next;
  }
  return module;
}

/** All layouts that a layout builds on, the nearest first. */
function layersBelow({ on = [] }: Layout): Layout[] {
  const nearest: readonly Layout[] = 'length' in on ? on : [on];
  return [...new Set(nearest.flatMap((layer) => [layer, ...layersBelow(layer)]))];
}

function preparationsOf({ rewrite: rows, prepare = [] }: Layout): readonly Preparation[] {
  const prepared: readonly Preparation[] = typeof prepare === 'function' ? [prepare] : prepare;
  return rows === undefined ? prepared : [rewrite(rows), ...prepared];
}

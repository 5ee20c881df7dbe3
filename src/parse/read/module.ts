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

/** What modules without prefixes of their own share: made with the first of them. */
let genericPrefixes: Prefixes | undefined;

/** A layout ready to read: its tables compiled, on those of the layouts that it stands on. */
export class RegistryModule {
  readonly labels: LabelTable;
  readonly phrases: PhraseBook;
  /** The phrases of its own, and those of each layout that it stands on. */
  readonly #books: readonly Phrases[];
  /** Its declarations over those of what it stands on. */
  readonly #all: Layout;
  readonly statuses: StatusReader;
  readonly #ownBeside: string | null;
  readonly #base: RegistryModule | null;
  #beside: readonly PhraseTree[] | null = null;
  readonly prefixes: Prefixes;
  readonly disclaimer: Disclaimer;
  /** IANA time zone of this server's times that carry none; null for UTC. */
  readonly zone: string | null;
  readonly dates: DateOrder | null;
  readonly block: BlockReader | null;
  readonly address: BlockReader | null;
  readonly wholeAddress: boolean;
  readonly nameless: boolean;
  readonly bareLabels: boolean;
  readonly isRegistrar: boolean;
  /** Its own first, then those of what it stands on. */
  readonly preparations: readonly Preparation[];
  readonly postprocesses: readonly Postprocess[];

  /** All modules get the same fields, whatever they declare: the runtime reads objects of one shape faster. */
  constructor(
    /** The host that it is named by; null for the generic reader and for what several stand on. */
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
    // Each remembers the last notice that it read, which is the same in nearly all answers of a host.
    this.disclaimer = new Disclaimer(all.disclaimer);
    this.zone = all.zone ?? (name === null ? null : (SERVERS[name]?.zone ?? null));
    this.dates = all.dates ?? null;
    this.block = all.block ?? null;
    this.address = all.address ?? null;
    this.wholeAddress = all.wholeAddress ?? false;
    this.nameless = all.nameless ?? false;
    this.bareLabels = all.bareLabels ?? false;
    this.isRegistrar = all.isRegistrar ?? false;
    this.preparations = [...preparationsOf(layout), ...(base?.preparations ?? [])];
    this.postprocesses = [...postprocessesOf(layout), ...(base?.postprocesses ?? [])];
  }

  /** Lines that stand beside any answer: its own, and those of each layout that it stands on. Made for the first name that may be free. */
  get beside(): readonly PhraseTree[] {
    if (this.#beside === null) {
      const below = this.#base?.beside ?? [];
      this.#beside = this.#ownBeside === null ? below : [new PhraseTree([[0, this.#ownBeside]]), ...below];
    }
    return this.#beside;
  }
}

/** The tables that say what labels mean. */
const TABLES = ['labels', 'contact', 'registrar', 'roles', 'prefixes'] as const;

/** Layouts compiled, by what they stand on: once, whoever stands on them. */
const compiled = new Map<RegistryModule | null, Map<Layout, RegistryModule>>();

/** What a layout stands on; null where that is the generic reader alone. */
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

/** All that a layout stands on, the nearest first. */
function layersBelow({ on = [] }: Layout): Layout[] {
  const nearest: readonly Layout[] = 'length' in on ? on : [on];
  return [...new Set(nearest.flatMap((layer) => [layer, ...layersBelow(layer)]))];
}

function preparationsOf({ rewrite: rows, prepare = [] }: Layout): readonly Preparation[] {
  const prepared: readonly Preparation[] = typeof prepare === 'function' ? [prepare] : prepare;
  return rows === undefined ? prepared : [rewrite(rows), ...prepared];
}

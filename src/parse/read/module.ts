import { SERVERS } from '../../registry/servers.js';
import { Disclaimer } from '../answer/disclaimer.js';
import { PhraseBook, type Phrases } from '../answer/phrases.js';
import type { Line } from '../text/lines.js';
import type { BlockReader } from '../values/contact-block.js';
import type { DateOrder } from '../values/plain-date.js';
import { StatusReader } from '../values/status.js';
import type { StatusWord } from '../words/status.js';
import type { Draft } from './draft.js';
import { type LabelRows, labelsOf, rows } from './label-rows.js';
import { LabelTable } from './label-table.js';
import { type AsNamed, targets } from './named-labels.js';
import { GENERIC_PREFIXES, Prefixes } from './prefixes.js';
import type { ContactField, RegistrarField, Target } from './target.js';

/**
 * How one registry's server answers. Everything is optional: the generic reader stands under it.
 *
 * Labels are written as the server prints them, a row for each in the order of its answer. Those that mean the
 * same may share a row, set apart by ` | `: `'Domain Name | ドメイン名': 'domain'`. Those that say what they are
 * need no target: `'Name | Street | Phone': 'as named'`.
 */
export interface RegistrySpec {
  /** What the labels of the domain's record mean. */
  labels?: LabelRows<Target | AsNamed>;
  /** What labels mean in a contact's section, where that differs. */
  contact?: LabelRows<ContactField | Target | AsNamed>;
  /** What labels mean in the registrar's section, where that differs. */
  registrar?: LabelRows<RegistrarField | Target | AsNamed>;
  /** Labels of the record without a place in the wire format: `Registry Lock | DNSSEC`, wrapped as it comes. */
  ignore?: string;
  /** IANA time zone of times and dates without one, where the table of servers does not say. */
  zone?: string;
  /** Order of day, month and year in dates that could be read either way, `01/02/2003`. */
  dates?: DateOrder;
  /** Whole lines by which this server says what kind of answer it gives; of several books the first comes first. */
  says?: Phrases | readonly Phrases[];
  /** Values of its status label where they mean something else than elsewhere. */
  status?: LabelRows<StatusWord>;
  /** Labels of lines without a colon: `Record expires on 2011-11-09`. */
  prefixes?: LabelRows<Target>;
  /** Where a contact stands as lines without labels: which line is what. */
  block?: BlockReader;
  /** How the lines of an address that labels gave are divided: which is street, town, postal code. */
  address?: BlockReader;
  /** How the disclaimer is told from the rest. */
  disclaimer?: DisclaimerSpec | DisclaimerFinder;
  /** Records of this server do not print the name that they are about. */
  nameless?: boolean;
  /** A label with an empty value stands above its values, which may stand at its own indentation. */
  above?: boolean;
  /** Changes the lines before they are read: for layouts that no label table can express. */
  prepare?: (lines: readonly Line[], text: string) => readonly Line[];
  /** A last word on the draft, for one odd field. */
  finish?: (draft: Draft, lines: readonly Line[]) => void;
}

/**
 * Which lines are the disclaimer, by how they begin (comment signs aside). With neither `from` nor
 * `after`, all comments.
 */
export interface DisclaimerSpec {
  /** The line before it begins so, comment signs and all: `--`. What follows is the disclaimer, or holds its `from`. */
  after?: string;
  /** Only lines that begin with this sign belong to it: `*` for a box of asterisks. */
  mark?: string;
  /** Its first line begins so: in one layout or another of the registry. */
  from?: string | readonly string[];
  /** The first line after it begins so. Default: it reaches to the end of the answer. */
  until?: string | readonly string[];
  /** Its last line begins so. */
  through?: string;
  /** Lines among them that are no part of it: the server's version, the question's echo. Linear, not global. */
  skip?: RegExp;
}

/** Finds the lines of the disclaimer where their beginnings do not tell. */
export type DisclaimerFinder = (lines: readonly Line[], text: string) => readonly Line[];

/** What modules without words of their own share: made with the first of them. */
let genericPrefixes: Prefixes | undefined;

/** A module ready to read: its declarations compiled, on first use. */
export class RegistryModule {
  readonly labels: LabelTable;
  readonly phrases: PhraseBook;
  readonly statuses: StatusReader;
  readonly prefixes: Prefixes;
  readonly disclaimer: Disclaimer;
  /** IANA time zone of this server's times that carry none; null for UTC. */
  readonly zone: string | null;
  readonly dates: DateOrder | null;
  readonly block: BlockReader | null;
  readonly address: BlockReader | null;
  readonly nameless: boolean;
  readonly above: boolean;
  readonly prepare: RegistrySpec['prepare'];
  readonly finish: RegistrySpec['finish'];

  /** All modules get the same fields, whatever they declare: the runtime reads objects of one shape faster. */
  constructor(
    /** The host that it is named by; null for the generic reader. */
    readonly name: string | null,
    spec: RegistrySpec,
  ) {
    this.dates = spec.dates ?? null;
    this.block = spec.block ?? null;
    this.address = spec.address ?? null;
    this.nameless = spec.nameless ?? false;
    this.above = spec.above ?? false;
    this.prepare = spec.prepare;
    this.finish = spec.finish;
    this.disclaimer = new Disclaimer(spec.disclaimer);
    this.zone = spec.zone ?? (name === null ? null : (SERVERS[name]?.zone ?? null));
    this.labels = new LabelTable({
      labels: targets('labels', rows(spec.prefixes, spec.labels)),
      contact: targets('contact', spec.contact),
      registrar: targets('registrar', spec.registrar),
      ignore: labelsOf(spec.ignore ?? ''),
    });
    this.phrases = new PhraseBook(spec.says);
    this.statuses = new StatusReader(rows(spec.status));
    genericPrefixes ??= new Prefixes(GENERIC_PREFIXES);
    const prefixes = Object.keys(rows(spec.prefixes));
    this.prefixes =
      prefixes.length === 0 ? genericPrefixes : new Prefixes([...prefixes, ...GENERIC_PREFIXES]);
  }
}

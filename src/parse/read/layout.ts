import type { AnswerKind } from '../explanation.js';
import type { Line } from '../text/lines.js';
import type { BlockReader } from '../values/contact-block.js';
import type { DateOrder } from '../values/date.js';
import type { StatusWord } from '../words/status.js';
import type { Draft } from './draft.js';
import type { Rows } from './rows.js';
import type { ContactField, RegistrarField, Role, Target } from './target.js';

/**
 * How one or several servers lay out their responses. Everything is optional: what a layout does not declare is read as the layout that
 * it builds on declares it, else by the generic reader.
 *
 * Tables map a meaning to the labels as they are printed, separated by ` | `. Rows are in the order of the response.
 */
export interface Layout {
  /** The layouts that this one builds on, the nearest first. */
  on?: Layout | readonly Layout[];
  /** Labels of the domain's record. Those without a place in the wire format have the meaning `-`. */
  labels?: Rows<Target>;
  /** Labels in a contact's section, and those that can take the place of the `*` in `roles`. */
  contact?: Rows<ContactField | Target>;
  /** Labels in the registrar's section, where they mean something else than in the record. */
  registrar?: Rows<RegistrarField | Target>;
  /** Labels with the contact's role in them. In `registrant: 'Owner *'`, the `*` is any label of `contact`. */
  roles?: Rows<Role | '-'>;
  /** Labels without a colon: `Record expires on 2011-11-09`. */
  prefixes?: Rows<Target>;
  /** Whole lines by which the server states the kind of answer; `answer/phrase-tree.ts` describes their form. */
  phrases?: Rows<AnswerKind>;
  /**
   * Whole lines that the server prints with any answer and that say nothing about the name, in the form of phrases. A name is free only if
   * every line is accounted for. Such lines of many servers are in `words/beside.ts`.
   */
  beside?: string;
  /**
   * Decides about lines of a response for a free name that phrases cannot describe: true if the line is accounted for, false if it is not,
   * null for any other line.
   */
  accounts?: (line: Line, asked: string | null) => boolean | null;
  /** Values of the status label where they mean something else than elsewhere. */
  status?: Rows<StatusWord>;
  /** IANA time zone of times and dates without one, if the table of servers does not have it. */
  zone?: string;
  /** Order of day, month and year in dates that could be read either way, `01/02/2003`. */
  dates?: DateOrder;
  /** Reads contacts that are printed as lines without labels. */
  block?: BlockReader;
  /** Divides the lines of a labelled address into street, town and postal code. */
  address?: BlockReader;
  /** Existing clients expect the whole address: no town or country is searched in an address that was not divided. */
  wholeAddress?: true;
  /** How the disclaimer is found. Of several ways, the first that finds a line counts. */
  disclaimer?: Notice | readonly Notice[];
  /** Records of this server do not print the name that they are about. */
  nameless?: boolean;
  /** The server is a registrar's: a name that it does not know may be registered elsewhere. */
  isRegistrar?: boolean;
  /** Names are printed without their suffix: `Domain: example`. */
  bareLabels?: boolean;
  /** Lines that are read as if they were printed otherwise. */
  rewrite?: readonly Rewriting[];
  /** Changes the lines further before they are read, after `rewrite`: for what no table can express. */
  prepare?: Preparation | readonly Preparation[];
  /** The registrar's code after its name: `name` and `id` are the groups of the pattern. */
  registrarCode?: RegExp;
  /** Fields that stand in for missing ones: `{ 'registrar.id': 'registrar.name' }` for `Registrar: EXAMPLE-REG`. */
  fallback?: Fallback;
  /** The status printed after the name, `EXAMPLE.CF is Active`: the group of the pattern. */
  statusBehindName?: RegExp;
  /** Values that are printed for missing ones. */
  placeholders?: RegExp;
  /** One block may be the contact of several roles: `Administrative Contact, Technical Contact:`. */
  jointContacts?: true;
  /** Changes the draft after all lines are read: for one odd field. */
  postprocess?: Postprocess | readonly Postprocess[];
}

/** Missing fields and those that stand in for them. `admin: 'registrant'`: the registrant is also the admin contact. */
export type Fallback = Readonly<Partial<Record<ReferralField, ReferralField>>> & {
  readonly admin?: 'registrant';
};

export type ReferralField = `registrar.${'id' | 'name' | 'organization' | 'url'}` | 'referral_url';

/** The form of a whole line, from `^` to `$`, and what is read instead; `$1` is a group of the form. */
export type Rewriting = readonly [printed: RegExp, read: string];

/** One way to find the disclaimer. */
export type Notice = DisclaimerSpec | DisclaimerFinder;

/** Returns the lines to read instead of the printed ones. */
export type Preparation = (lines: readonly Line[], text: string) => readonly Line[];

/** Changes the draft in place. */
export type Postprocess = (draft: Draft, lines: readonly Line[]) => void;

/**
 * Which lines are the disclaimer, by how they begin, without comment signs. With neither `from` nor `after`, all comments.
 */
export interface DisclaimerSpec {
  /** Beginning of the line above it, including comment signs: `--`. The lines below are the disclaimer, or contain its `from`. */
  after?: string;
  /** Only lines that begin with this sign belong to it: `*` for a box of asterisks. */
  mark?: string;
  /** Beginning of its first line, in one or several layouts of the registry. */
  from?: string | readonly string[];
  /** Beginning of the first line after it. Default: it reaches to the end of the response. */
  until?: string | readonly string[];
  /** Beginning of its last line. */
  through?: string;
  /** Lines within it that are not part of it: the server's version, the repeated query. The pattern must be linear and not global. */
  skip?: RegExp;
}

/** Finds the lines of the disclaimer if their beginnings do not show them. */
export type DisclaimerFinder = (lines: readonly Line[], text: string) => readonly Line[];

/** One registry's (or registrar's) server: how it is found, and how it answers. The file is named after the host. */
export interface Registry extends Layout {
  /** Former and other names of the host. */
  aliases?: readonly string[];
  /** Suffixes that the server is responsible for. They find the module if no host is known. */
  suffixes?: readonly string[];
  /** Beginnings of lines that only this server prints, at least ten characters. They find the module if nothing else is known. */
  marks?: readonly string[];
  /** The layout of which this one is a special kind. If a text has marks of both, these count, even further down. */
  kindOf?: string;
}

/** Types a registry's declaration. */
export const registry = (declaration: Registry): Registry => declaration;

/** Types a layout's declaration. */
export const layout = (declaration: Layout): Layout => declaration;

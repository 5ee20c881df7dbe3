import type { AnswerKind } from '../explanation.js';
import type { Line } from '../text/lines.js';
import type { BlockReader } from '../values/contact-block.js';
import type { DateOrder } from '../values/date.js';
import type { StatusWord } from '../words/status.js';
import type { Draft } from './draft.js';
import type { Rows } from './rows.js';
import type { ContactField, RegistrarField, Role, Target } from './target.js';

/**
 * How servers lay out their answers: one registry's, or what several share. Everything is optional: what a layout
 * does not declare is read as the one that it stands on declares it, and last as at any server.
 *
 * Tables say what labels mean, and the labels as they are printed, ` | ` between those that mean the same: rows in
 * the order of the answer.
 */
export interface Layout {
  /** The layouts that this one stands on, the nearest first. */
  on?: Layout | readonly Layout[];
  /** Labels of the domain's record. Those without a place in the wire format have the meaning `-`. */
  labels?: Rows<Target>;
  /** Labels in a contact's section, and those that stand for the `*` of `roles`. */
  contact?: Rows<ContactField | Target>;
  /** Labels in the registrar's section, where they mean something else than in the record. */
  registrar?: Rows<RegistrarField | Target>;
  /** Labels that say whose they are: in `registrant: 'Owner *'` any label of `contact` stands for the `*`. */
  roles?: Rows<Role | '-'>;
  /** Labels that no colon follows: `Record expires on 2011-11-09`. */
  prefixes?: Rows<Target>;
  /** Whole lines by which the server says what kind of answer it gives (`answer/phrases.ts` tells their form). */
  phrases?: Rows<AnswerKind>;
  /**
   * Whole lines that the server prints beside any answer and that say nothing of the name, in the form of phrases. A name is free only where
   * every line is accounted for; what many servers print so is in `words/beside.ts`.
   */
  beside?: string;
  /** Values of the status label where they mean something else than elsewhere. */
  status?: Rows<StatusWord>;
  /** IANA time zone of times and dates without one, where the table of servers does not say. */
  zone?: string;
  /** Order of day, month and year in dates that could be read either way, `01/02/2003`. */
  dates?: DateOrder;
  /** Where a contact stands as lines without labels: which line is what. */
  block?: BlockReader;
  /** How the lines of an address that labels gave are divided: which is street, town, postal code. */
  address?: BlockReader;
  /** Clients of this registry know the address whole: no town or country is found in one that was not divided. */
  wholeAddress?: true;
  /** How the disclaimer is told from the rest; of several ways the first that finds any of it. */
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
  /** The registrar's code behind its name: `name` and `id` are the groups of the pattern. */
  registrarCode?: RegExp;
  /** What a field is where nothing is printed as it: `{ 'registrar.id': 'registrar.name' }` for `Registrar: EXAMPLE-REG`. */
  fallback?: Fallback;
  /** The name's state stands behind it, `EXAMPLE.CF is Active`: the pattern's group. */
  statusBehindName?: RegExp;
  /** Values that stand where there is nothing to say. */
  placeholders?: RegExp;
  /** One block may stand for several roles: `Administrative Contact, Technical Contact:`. */
  jointContacts?: true;
  /** Changes the draft when all lines are read: for one odd field. */
  postprocess?: Postprocess | readonly Postprocess[];
}

/** Fields that another stands in for: where the registrar is found, or who writes to the holder writes to. */
export type Fallback = Readonly<Partial<Record<ReferralField, ReferralField>>> & {
  readonly admin?: 'registrant';
};

export type ReferralField = `registrar.${'id' | 'name' | 'organization' | 'url'}` | 'referral_url';

/** The form of a whole line, `^` to `$`, and what is read in its place, `$1` being a group of the form. */
export type Rewriting = readonly [printed: RegExp, read: string];

/** One way to tell the disclaimer. */
export type Notice = DisclaimerSpec | DisclaimerFinder;

/** Makes other lines of those that were printed. */
export type Preparation = (lines: readonly Line[], text: string) => readonly Line[];

/** Changes the draft in place. */
export type Postprocess = (draft: Draft, lines: readonly Line[]) => void;

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

/** One registry's (or registrar's) server: how it is found, and how it answers. Its file is named by its host. */
export interface Registry extends Layout {
  /** Former and other names of the host. */
  aliases?: readonly string[];
  /** Suffixes that the server answers for: they find the module where no host is known. */
  suffixes?: readonly string[];
  /** Beginnings of lines that only this server prints, ten characters or more: they find it where nothing else is known. */
  marks?: readonly string[];
  /** The layout that this one is a kind of: of the marks of both, these count, also further down. */
  kindOf?: string;
}

/** Types a registry's declaration. */
export const registry = (declaration: Registry): Registry => declaration;

/** Types a layout's declaration. */
export const layout = (declaration: Layout): Layout => declaration;

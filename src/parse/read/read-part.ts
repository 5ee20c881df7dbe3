import type { RawPart } from '../../part.js';
import { cleanText, isClean } from '../../record/clean-text.js';
import { type Decoded, decodeRaw } from '../../record/decode.js';
import { layOutStored } from '../../record/rdap/stored.js';
import { answerOf } from '../answer/answer.js';
import { type Answer, UNKNOWN } from '../answer/evidence.js';
import type { ExplainedPart } from '../explanation.js';
import { withoutEntities } from '../text/entities.js';
import { limited } from '../text/limit.js';
import { LABELLED, type Line, scan } from '../text/lines.js';
import { withoutMarkup } from '../text/markup.js';
import { splitMerged } from '../text/split-merged.js';
import { nameAndUrl } from '../values/name-and-url.js';
import { chooseModule } from './choose-module.js';
import { Draft } from './draft.js';
import type { RegistryModule } from './module.js';
import { dropNoValues } from './no-values.js';
import type { Provenance } from './provenance.js';
import { Reader } from './reader.js';

/** One part, read by its module and not yet merged with the other parts. */
export interface PartReading {
  readonly host: string | null;
  readonly module: RegistryModule;
  readonly chosenBy: ExplainedPart['chosenBy'];
  readonly draft: Draft;
  readonly answer: Answer;
  /** Whether this is IANA's record of the top-level domain, which says nothing about a name below it. */
  readonly aboutSuffix: boolean;
  /** Whether this is one of several answers in one text, and is about the name. */
  readonly ofMerged: boolean;
  /** The text as it was received. */
  readonly printed: string;
  /** The text as it was read. */
  readonly text: string;
  readonly lines: readonly Line[];
  readonly charset: string;
  /** Whether bytes that could not be decoded were replaced. */
  readonly replaced: boolean;
  /** Whether the response is longer than what was read. */
  readonly cut: boolean;
  /** Which lines its values were read from; null without `explain`. */
  readonly provenance: Provenance | null;
}

/** A part as text and lines, before its module is chosen. */
export interface OpenPart {
  readonly host: string | null;
  readonly text: string;
  readonly lines: readonly Line[];
  readonly decoded: Decoded;
  /** Whether it is a merged text's answer about another name: shown, but never read as the domain's. */
  readonly foreign: boolean;
  /** Whether it is one of several answers in one text. */
  readonly ofMerged: boolean;
  /** Whether the response is longer than what is read. */
  readonly cut: boolean;
}

/** Decodes parts and splits them into lines. Several responses in one text become parts of their own. */
export function openParts(parts: readonly RawPart[], domain: string | null): readonly OpenPart[] {
  const [only] = parts;
  return parts.length === 1 && only !== undefined
    ? splitPart(openPart(only, domain), domain)
    : parts.map((part) => openPart(part, domain));
}

/** Decodes a part and splits it into lines. */
export function openPart({ host, body }: RawPart, domain: string | null): OpenPart {
  const decoded = decodeRaw(body, host ?? undefined, domain ?? undefined);
  const given = limited(decoded.text);
  const cut = given.length < decoded.text.length;
  // RDAP responses in the lookup's own parts are laid out already.
  const stored = layOutStored(given, host);
  if (stored !== null)
    return { host, text: stored, lines: scan(stored), decoded, foreign: false, ofMerged: false, cut };
  // Valid UTF-8 with as many characters as bytes is ASCII.
  const ascii = decoded.evidence === 'valid' && decoded.text.length === body.length;
  const clean = withoutMarkup(isClean(given, ascii) ? given : cleanText(given));
  // Limited again: cleaning turns a lone `\r` into a line end.
  const text = limited(clean);
  return {
    host,
    text,
    lines: scan(text),
    decoded,
    foreign: false,
    ofMerged: false,
    cut: cut || text.length < clean.length,
  };
}

/** Splits a part that contains the answers of several servers, the registry's first; else returns the part itself. */
export function splitPart(part: OpenPart, domain: string | null): readonly OpenPart[] {
  const { host, text, lines, decoded, cut } = part;
  const pieces = splitMerged(text, lines, { host, asked: domain });
  return pieces === null
    ? [part]
    : pieces.map(({ host, body, foreign }) => ({
        host,
        text: body,
        lines: scan(body),
        decoded,
        foreign,
        ofMerged: pieces.length > 1,
        cut,
      }));
}

/** Reads one part: its lines into a draft, and the kind of its answer. */
export function readPart(part: OpenPart, domain: string | null, provenance: Provenance | null): PartReading {
  const { decoded } = part;
  const text = withoutEntities(part.text);
  const { module, by } = chooseModule(part.host, domain, text);
  const printed = text === part.text ? part.lines : scan(text);
  let lines = printed;
  for (const prepare of module.preparations) lines = prepare(lines, text);
  if (provenance !== null && lines !== printed) noteLeftOut(printed, lines, provenance);
  const reader = new Reader(module, text, lines, provenance);
  reader.read();
  const { draft } = reader;
  const notice = module.disclaimer.find(lines, text);
  draft.disclaimer = module.disclaimer.join(notice, text);
  if (draft.disclaimer !== null && provenance !== null)
    for (const line of notice) {
      provenance.value(draft, 'disclaimer', line, module.name !== null);
      provenance.use(line, 'disclaimer', module.name !== null);
    }
  for (const firm of [draft.registrar, ...draft.reseller]) nameAndUrl(firm);
  for (const postprocess of module.postprocesses) postprocess(draft, lines);
  dropNoValues(draft);
  const aboutSuffix = isAboutSuffix(draft.domain, domain);
  const said =
    part.foreign || aboutSuffix
      ? UNKNOWN
      : answerOf(
          { host: part.host, draft, module, text, lines, rest: reader.rest, asked: domain },
          provenance,
        );
  // The part that was not read could be a record.
  const answer = part.cut && said.status === 'available' ? UNKNOWN : said;
  return {
    host: part.host,
    module,
    chosenBy: by,
    draft: aboutSuffix ? withoutRecord(draft) : draft,
    answer,
    aboutSuffix,
    ofMerged: part.ofMerged && !part.foreign && !aboutSuffix,
    printed: part.text,
    text,
    lines,
    charset: decoded.charset,
    replaced: decoded.replaced,
    cut: part.cut,
    provenance,
  };
}

/** Marks lines that a module removes before it reads as ignored. */
function noteLeftOut(printed: readonly Line[], lines: readonly Line[], provenance: Provenance): void {
  const kept = new Set(lines.map(({ number }) => number));
  for (const line of printed)
    if (line.kind === LABELLED && !kept.has(line.number)) provenance.use(line, 'ignored', true);
}

/**
 * Whether the record is IANA's, of a top-level domain above the name that was asked for. A registry that prints names without their
 * suffix prints the first label of the name that was asked for.
 */
function isAboutSuffix(printed: string | null, asked: string | null): boolean {
  if (printed === null || asked === null || printed.includes('.')) return false;
  const name = printed.toLowerCase();
  return asked.toLowerCase().endsWith(`.${name}`) && !asked.toLowerCase().startsWith(`${name}.`);
}

function withoutRecord({ disclaimer }: Draft): Draft {
  const draft = new Draft();
  draft.disclaimer = disclaimer;
  return draft;
}

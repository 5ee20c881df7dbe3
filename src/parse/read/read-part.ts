import type { RawPart } from '../../part.js';
import { layOutStored } from '../../rdap/stored.js';
import { cleanText, isClean } from '../../record/clean-text.js';
import { type Decoded, decodeRaw } from '../../record/decode.js';
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

/** One part, read by its module and not yet merged with the others. */
export interface PartReading {
  readonly host: string | null;
  readonly module: RegistryModule;
  readonly chosenBy: ExplainedPart['chosenBy'];
  readonly draft: Draft;
  readonly answer: Answer;
  /** IANA's record of the top-level domain, which says nothing of a name below it. */
  readonly aboutSuffix: boolean;
  /** One of several answers in one text, and about the name: what it says beside the others counts. */
  readonly ofMerged: boolean;
  /** The lines as they came. */
  readonly printed: string;
  /** The same lines as they were read. */
  readonly text: string;
  readonly lines: readonly Line[];
  readonly charset: string;
  /** Bytes that no charset could read were replaced. */
  readonly replaced: boolean;
  /** It goes on beyond what was read. */
  readonly cut: boolean;
  /** Where its values stood; null where nobody asked for an explanation. */
  readonly provenance: Provenance | null;
}

/** A part as text and lines, its module not yet chosen. */
export interface OpenPart {
  readonly host: string | null;
  readonly text: string;
  readonly lines: readonly Line[];
  readonly decoded: Decoded;
  /** A merged text's answer about another name: shown, but nothing of it is the domain's. */
  readonly foreign: boolean;
  /** One of several answers in one text. */
  readonly ofMerged: boolean;
  /** It goes on beyond what is read. */
  readonly cut: boolean;
}

/** Bytes to text, text to lines. One response may be several in one text: they become parts of their own. */
export function openParts(parts: readonly RawPart[], domain: string | null): readonly OpenPart[] {
  const [only] = parts;
  return parts.length === 1 && only !== undefined
    ? splitPart(openPart(only, domain), domain)
    : parts.map((part) => openPart(part, domain));
}

/** Bytes to text, text to lines. */
export function openPart({ host, body }: RawPart, domain: string | null): OpenPart {
  const decoded = decodeRaw(body, host ?? undefined, domain ?? undefined);
  const given = limited(decoded.text);
  const cut = given.length < decoded.text.length;
  // What a lookup collects of RDAP is laid out already.
  const stored = layOutStored(given, host);
  if (stored !== null)
    return { host, text: stored, lines: scan(stored), decoded, foreign: false, ofMerged: false, cut };
  // Valid UTF-8 of as many characters as bytes is ASCII.
  const ascii = decoded.evidence === 'valid' && decoded.text.length === body.length;
  const clean = withoutMarkup(isClean(given, ascii) ? given : cleanText(given));
  // A lone `\r` has become a line end.
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

/** The answers in a part that holds those of several servers, the registry's first; else the part itself. */
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

/** Reads one part: lines to a draft, and what the whole says. */
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
  // What was not read could be a record.
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

/** Lines that a module leaves out before it reads are known, and have no place. */
function noteLeftOut(printed: readonly Line[], lines: readonly Line[], provenance: Provenance): void {
  const kept = new Set(lines.map(({ number }) => number));
  for (const line of printed)
    if (line.kind === LABELLED && !kept.has(line.number)) provenance.use(line, 'ignored', true);
}

/**
 * Whether the record is one of IANA's, of the top-level domain that the question is below. A registry that
 * prints a name without its suffix prints the question's first label.
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

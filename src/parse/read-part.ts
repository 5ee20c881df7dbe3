import type { RawPart } from '../part.js';
import { cleanText, isClean } from '../record/clean-text.js';
import { decodeRaw } from '../record/decode.js';
import { type Answer, decide } from './answer.js';
import { chooseModule } from './choose-module.js';
import { disclaimerLines, joinText } from './disclaimer.js';
import type { Draft } from './draft.js';
import type { ExplainedPart } from './explanation.js';
import { BLANK, type Line, scan } from './lines.js';
import type { RegistryModule } from './module.js';
import { Reader } from './reader.js';
import type { Trace } from './trace.js';

/** One part, read by its module and not yet merged with the others. */
export interface PartReading {
  readonly host: string | null;
  readonly module: RegistryModule;
  readonly chosenBy: ExplainedPart['chosenBy'];
  readonly draft: Draft;
  readonly answer: Answer;
  readonly text: string;
  readonly lines: readonly Line[];
  readonly charset: string;
  /** Bytes that no charset could read were replaced. */
  readonly replaced: boolean;
}

/** Reads one part: bytes to text, text to lines, lines to a draft, and what the whole says. */
export function readPart(
  part: RawPart,
  domain: string | null,
  trace: Trace | null,
): PartReading {
  const decoded = decodeRaw(part.body, part.host ?? undefined);
  // Valid UTF-8 of as many characters as bytes is ASCII.
  const ascii = decoded.evidence === 'valid' && decoded.text.length === part.body.length;
  const text = isClean(decoded.text, ascii) ? decoded.text : cleanText(decoded.text);
  const scanned = scan(text);
  const { module, by } = chooseModule(part.host, domain, text);
  const lines = module.spec.prepare?.(scanned, text) ?? scanned;
  const reader = new Reader(module, text, trace);
  reader.read(lines);
  const { draft } = reader;
  if (module.spec.disclaimer !== undefined) {
    const found = disclaimerLines(lines, text, module.spec.disclaimer);
    draft.disclaimer = joinText(found, text);
    if (draft.disclaimer !== null)
      for (const line of found) trace?.value(draft, 'disclaimer', line.number, true);
  }
  module.spec.finish?.(draft, lines);
  const answer = decide(
    draft,
    () => reader.kinds(),
    module,
    lines.every((line) => line.kind === BLANK),
  );
  return {
    host: part.host,
    module,
    chosenBy: by,
    draft,
    answer,
    text,
    lines,
    charset: decoded.charset,
    replaced: decoded.replaced,
  };
}

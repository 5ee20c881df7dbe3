import type { RegistrarField } from '../read/target.js';
import { withoutContactPoints } from './contact-points.js';
import type { FoundFields } from './found-fields.js';

const WEB_ADDRESS = /^(?:https?:\/\/|www\.)\S+$/iu;

/** `This company may be contacted for changes of the domain`: no line of an address has so many words that begin small. */
const SENTENCE = /^\D{0,400}$/u;
const SMALL = /(?<!\S)\p{Ll}/gu;
const MOST_SMALL = 4;

const isSentence = (line: string): boolean =>
  SENTENCE.test(line) && (line.match(SMALL)?.length ?? 0) > MOST_SMALL;

/**
 * What a line without a label says of a registrar: the first is its name, and below that stand its address, a line each, its
 * website, its mailbox and its telephone. Empty for a line that says none of them.
 */
export function registrarFields(
  line: string,
  named: boolean,
): readonly [field: RegistrarField, value: string][] {
  if (WEB_ADDRESS.test(line)) return [['url', line]];
  if (!named) return [['name', line]];
  if (isSentence(line)) return [];
  const found: FoundFields = {};
  const address = withoutContactPoints(line, found);
  const { email = '', phone = '' } = found;
  const fields = { email, phone, address };
  return (['email', 'phone', 'address'] as const).flatMap((field) =>
    fields[field] === '' ? [] : [[field, fields[field]] as [RegistrarField, string]],
  );
}

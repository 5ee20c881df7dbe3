import type { RegistrarField } from '../read/target.js';
import { withoutContactPoints } from './contact-points.js';
import type { FoundFields } from './found-fields.js';

const WEB_ADDRESS = /^(?:https?:\/\/|www\.)\S+$/iu;

const IANA_ID = /^IANA ID:? {0,4}(\d{1,6})$/iu;

/** Most words in lower case in a line of an address. A sentence has more: `This company may be contacted for changes of the domain`. */
const SENTENCE = /^\D{0,400}$/u;
const SMALL = /(?<!\S)\p{Ll}/gu;
const MAX_SMALL_WORDS = 4;

const isSentence = (line: string): boolean =>
  SENTENCE.test(line) && (line.match(SMALL)?.length ?? 0) > MAX_SMALL_WORDS;

/**
 * Reads a registrar's line without a label: the first is its name, the lines below are its address, its website, its mailbox and its
 * telephone. Empty for any other line.
 */
export function registrarFields(
  line: string,
  named: boolean,
): readonly [field: RegistrarField, value: string][] {
  if (WEB_ADDRESS.test(line)) return [['url', line]];
  const number = IANA_ID.exec(line)?.[1];
  if (number !== undefined) return [['iana_id', number]];
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

import { isObject, listOf } from './types.js';

/** What values must look like. */

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNonEmpty = (value: unknown): boolean => isText(value) && value.trim() !== '';
export const isList = (value: unknown): boolean => Array.isArray(value);
export const isTruth = (value: unknown): boolean => typeof value === 'boolean';

export const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
export const isSomeTexts = (value: unknown): boolean => isTexts(value) && listOf(value).length > 0;
export const isObjects = (value: unknown): boolean => Array.isArray(value) && value.every(isObject);

export const isInteger =
  (most: number) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

export const isOneOf =
  (words: readonly string[]) =>
  (value: unknown): boolean =>
    words.includes(value as string);

const TIME =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/iu;

/** RFC 3339. */
export const isTime = (value: unknown): boolean => isText(value) && TIME.test(value);

/** Letters, digits and hyphens (RFC 5890 section 2.3.1), a final dot or none. Hosts of name servers may have underscores. */
export const isLdhName = (value: unknown): boolean =>
  isText(value) && value.length <= 254 && value.replace(/\.$/u, '').split('.').every(isLdhLabel);

const isLdhLabel = (label: string): boolean => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/iu.test(label);

/** An absolute URI. */
export const isUri = (value: unknown): boolean =>
  isText(value) &&
  /^[a-z][a-z0-9+.-]{0,30}:\S+$/iu.test(value) &&
  (!/^https?:/iu.test(value) || URL.canParse(value));

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/u;

export const isIpv4 = (value: unknown): boolean => isText(value) && IPV4.test(value);
export const isIpv6 = (value: unknown): boolean =>
  isText(value) &&
  /^[\da-f:.]{2,45}$/iu.test(value) &&
  value.includes(':') &&
  URL.canParse(`http://[${value}]/`);

/** RFC 5646: a language, and subtags. */
export const isLanguage = (value: unknown): boolean =>
  isText(value) && /^[a-z]{2,8}(?:-[a-z0-9]{1,8}){0,8}$/iu.test(value);

/** A property of a jCard (RFC 7095 section 3.3): name, parameters, type, and at least one value. */
const isCardProperty = (value: unknown): boolean =>
  Array.isArray(value) && value.length >= 4 && isText(value[0]) && isObject(value[1]) && isText(value[2]);

/** RFC 7095 section 3.2. */
export const isCard = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  value[0] === 'vcard' &&
  Array.isArray(value[1]) &&
  value[1].every(isCardProperty);

/** The values of a card's properties of this name. */
export const cardValues = (card: unknown, name: string): unknown[] =>
  listOf(listOf(card)[1])
    .filter((property) => listOf(property)[0] === name)
    .map((property) => listOf(property)[3]);

export const hasVersion4 = (card: unknown): boolean => {
  const [first] = listOf(listOf(card)[1]);
  return !isCard(card) || (listOf(first)[0] === 'version' && listOf(first)[3] === '4.0');
};

export const hasFormattedName = (card: unknown): boolean =>
  !isCard(card) || cardValues(card, 'fn').some(isText);

export const hasLevel0 = (value: unknown): boolean =>
  !isTexts(value) || listOf(value).includes('rdap_level_0');

export const isMediaType = (value: unknown): boolean =>
  isText(value) && /^[\w.+-]+\/[\w.+-]+(?:\s*;.{0,200})?$/u.test(value);

/** What is not a text is for the rule about the list. */
export const isWordOf =
  (words: readonly string[]) =>
  (value: unknown): boolean =>
    !isText(value) || words.includes(value);

export const isListOf =
  (is: (item: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(is);

export const isAddress = (value: unknown): boolean => isIpv4(value) || isIpv6(value);
export const isHost = (value: unknown): boolean => isLdhName(value) || isAddress(value);
export const isHexadecimal = (value: unknown): boolean => isText(value) && /^[\da-f\s]+$/iu.test(value);
export const isBase64 = (value: unknown): boolean => isText(value) && /^[a-z\d+/\s]+={0,2}$/iu.test(value);
export const isCountry = (value: unknown): boolean => isText(value) && /^[A-Z]{2}$/iu.test(value);
export const isErrorStatus = (value: unknown): boolean => isInteger(599)(value) && (value as number) >= 300;

import { isIP } from 'node:net';
import { WhoisError } from '../errors.js';
import { ianaFacts } from '../registry/index.js';
import { DOTS } from './a-labels.js';
import { codePoint, type Label, LabelFault, readLabel } from './label.js';
import { prefixOfZone } from './reverse-zone.js';
import { suffixOf } from './suffix.js';

/** A domain name that can be looked up. */
export interface Domain {
  /** The name as it was passed. */
  input: string;
  /** The registrable name, in lower case ASCII, with Punycode if needed. */
  ascii: string;
  /** The registrable name in letters. */
  unicode: string;
  /** The suffix below which it is registered, in ASCII: `co.uk`. */
  suffix: string;
  /** The last label, in ASCII: `uk`. */
  tld: string;
}

/** Octets of the longest name (RFC 1035, section 2.3.4): 255 with the length octets and the root, 253 as written. */
const MAX_NAME = 253;

/** Characters; bounds the work. Longer texts cannot be mapped to a valid name. */
const MAX_INPUT = 2048;

/**
 * Reads a domain name as people paste it: in upper case, in letters of any script or Punycode, with a final dot, with blanks around it, or
 * with a host name (`www.example.co.uk` becomes `example.co.uk`).
 * Throws {@link WhoisError} `INVALID_DOMAIN`; the message names the label and says what is wrong with it.
 */
export function parseDomain(input: string): Domain {
  if (typeof input !== 'string') throw invalid('a domain name must be a string', input);
  if (input.length > MAX_INPUT) throw invalid(`${show(input)} is longer than ${MAX_INPUT} characters`);
  const other = otherThanName(input.trim());
  if (other !== null) throw invalid(`${show(input)} is ${other}`);
  const written = input.trim().split(DOTS);
  if (written.length > 1 && written.at(-1) === '') written.pop();
  const labels = written.map((label) => readLabelOf(input, label));
  const ascii = labels.map((label) => label.ascii).join('.');
  if (ascii.length > MAX_NAME) {
    throw invalid(`${show(input)} is ${ascii.length} octets long in ASCII, more than ${MAX_NAME}`);
  }
  const tld = labels.at(-1)?.ascii ?? '';
  if (/^[0-9]+$/.test(tld))
    throw invalid(`${show(input)} ends in a number: an IP address is not a domain name`);

  const prefix = prefixOfZone(ascii);
  if (prefix !== null)
    throw invalid(
      `${show(input)} is a reverse zone: look up ${prefix || 'its addresses'} as a number instead`,
    );
  if (!ascii.includes('.') && ianaFacts(tld) === undefined)
    throw invalid(
      `${show(input)} has no suffix: expected a name such as "${tld}.com" (handles of contacts and of other objects cannot be looked up)`,
    );
  const suffix = suffixOf(ascii);
  const own = labels.slice(-suffix.split('.').length - 1);
  if (ascii === suffix) {
    throw invalid(
      `${show(input)} is a public suffix: names are registered below it, as in "example.${suffix}"`,
    );
  }
  return {
    input,
    ascii: own.map((label) => label.ascii).join('.'),
    unicode: own.map((label) => label.unicode).join('.'),
    suffix,
    tld,
  };
}

const BY_NUMBER = 'not a domain name: addresses and AS numbers have a lookup of their own';

/** Queries for other objects of registries, by kind (RFC 9082 section 3.1, WHOIS servers' own keywords). */
const OTHER_OBJECT = /^(nameserver|host|entity|contact|person|organi[sz]ation|registrar)[\s/:=]+\S/i;

/** Describes a text that is another kind of query; null if it may be a domain name. */
function otherThanName(text: string): string | null {
  if (isIP(text.replace(/^\[(.*)\]$/, '$1').replace(/\/\d{1,3}$/, '')) !== 0)
    return `an IP address, ${BY_NUMBER}`;
  if (/^AS\d{1,10}$/i.test(text)) return `an AS number, ${BY_NUMBER}`;
  const object = OTHER_OBJECT.exec(text)?.[1]?.toLowerCase();
  return object === undefined
    ? null
    : `a query for ${object} objects: only domain names, addresses and AS numbers can be looked up`;
}

function readLabelOf(input: string, label: string): Label {
  try {
    return readLabel(label);
  } catch (error) {
    if (!(error instanceof LabelFault)) throw error;
    if (input.trim() === '') throw invalid('the name is empty');
    const where = label === '' ? `a label of ${show(input)}` : `the label ${show(label)}`;
    throw invalid(`${where} ${error.message}`, error);
  }
}

/** The text in quotes, shortened, and without characters that control a terminal or a log. */
function show(text: string): string {
  const chars = Array.from(text.slice(0, 160));
  const shown = chars
    .slice(0, 80)
    .map((char) => (/[\p{C}\p{Z}]/u.test(char) && char !== ' ' ? `<${codePoint(char)}>` : char));
  return `"${shown.join('')}${text.length > 160 || chars.length > 80 ? '…' : ''}"`;
}

function invalid(message: string, cause?: unknown): WhoisError {
  return new WhoisError('INVALID_DOMAIN', message, { cause });
}

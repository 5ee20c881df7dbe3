import { isCountryName, readCountryCode } from '../../standards/country.js';

/** A postal address; '' and [] for missing parts. */
export interface Address {
  street: string[];
  city: string;
  state: string;
  zip: string;
  country: string;
  countryCode: string;
}

export const NO_ADDRESS: Address = { street: [], city: '', state: '', zip: '', country: '', countryCode: '' };

/** Each part of an address with its lines. */
type Parts = readonly (readonly string[])[];

/** The parts of a complete address: box, extension, street, locality, region, code, country. */
const FULL_LENGTH = 7;

/**
 * Reads an address in the parts of RFC 6350 section 6.3.1, any of which may have several lines. Servers that omit parts mostly omit the
 * first two, which vCard no longer uses, so incomplete addresses are read from the end. Null if all parts are empty.
 */
export function structured(parts: Parts): Address | null {
  if (parts.every((lines) => lines.length === 0)) return null;
  const [box = [], extension = []] = parts;
  const inPlace =
    parts.length >= FULL_LENGTH || (parts.length > 2 && box.length === 0 && extension.length === 0);
  return inPlace ? ordered(parts) : short(parts);
}

function ordered(parts: Parts): Address {
  const [box = [], extension = [], street = [], city = [], state = [], zip = [], country = []] = parts;
  return {
    street: [...box, ...extension, ...street],
    city: city.join(', '),
    state: state.join(', '),
    zip: zip.join(' '),
    country: country.join(', '),
    countryCode: '',
  };
}

/** Reads an address with missing parts: street, town, then region, postal code and country, as far as they are there. */
function short(parts: Parts): Address {
  const [street = [], city = [], state = [], zip = [], country = []] = parts;
  const places = [street, city, state, zip, country];
  const fits = (lines: readonly string[], is: (line: string) => boolean) =>
    lines.length === 0 || (lines.length === 1 && is(lines[0] ?? ''));
  // All five parts are there, even if some are empty.
  if (parts.length === 5 && fits(zip, isPostalCode) && fits(country, isCountryOrCode))
    return named(ordered([[], [], ...places]));
  const [first = [], ...rest] = parts.filter((lines) => lines.length > 0);
  const left = rest.map((lines) => lines.join(', '));
  const end = left.at(-1) ?? '';
  // `CA` right after a town is California; after a region or a postal code it is Canada.
  const isAfterTown = left.length === 2 && US_STATES.has(end);
  const last = left.length > 1 && !isAfterTown && isCountryOrCode(end) ? (left.pop() ?? '') : '';
  const code = left.findLastIndex(isPostalCode);
  const [found = ''] = code === -1 ? [] : left.splice(code, 1);
  const region = left.length > 1 ? (left.pop() ?? '') : '';
  const town = left.pop() ?? '';
  return named({
    street: [...first, ...left],
    city: town,
    state: region,
    zip: found,
    country: last,
    countryCode: '',
  });
}

/** A country code in the place of the country counts as the code. */
function named(address: Address): Address {
  const code = readCountryCode(address.country);
  return code === null ? address : { ...address, country: '', countryCode: code };
}

/**
 * Reads the lines of an undivided address: the country if the last line is one, and the postal code and the town if the code is on a line
 * of its own. All other lines stay in the street, because a town looks like any other line. Null without lines.
 */
export function divide(lines: readonly string[]): Address | null {
  if (lines.length === 0) return null;
  const street = [...lines];
  let country = '';
  let zip = '';
  let state = '';
  let city = '';
  if (street.length > 1 && isPostalCode(street.at(-2) ?? '') && isCountryOrCode(street.at(-1) ?? ''))
    country = street.pop() ?? '';
  else if (street.length > 2 && isCountryName(street.at(-1) ?? '')) country = street.pop() ?? '';
  if (street.length > 1 && isPostalCode(street.at(-1) ?? '')) {
    zip = street.pop() ?? '';
    if (street.length > 2 && /^[A-Z]{2,3}$/.test(street.at(-1) ?? '')) state = street.pop() ?? '';
    if (street.length > 1) city = street.pop() ?? '';
  }
  return named({ street, city, state, zip, country, countryCode: '' });
}

const isCountryOrCode = (line: string): boolean => readCountryCode(line) !== null || isCountryName(line);

/** A postal code: digits, with at most three letters in a row: `101`, `EX1 2MP`, `K1A 0B1`, `LV-1010`, `20166-6503`. */
function isPostalCode(line: string): boolean {
  return /^[A-Z\d][A-Z\d -]{1,9}$/i.test(line) && /\d/.test(line) && !/[a-z]{4}/i.test(line);
}

const US_STATES: ReadonlySet<string> = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN
   TX UT VT VA WA WV WI WY DC`.split(/\s+/),
);

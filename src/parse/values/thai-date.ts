import { wordsOf } from '../read/rows.js';
import { THAI_MONTHS } from '../words/months.js';

const THAI = /[\u0e00-\u0e7f]/u;

/** A day, a month in Thai, and a year, which may have its era before it: `3 ก.พ. 2544`, `วันที่ 3 กุมภาพันธ์ พ.ศ. 2544`. */
const DAY =
  /^(?:วันที่\s{0,3})?(\d{1,2})\s{1,3}([\u0e00-\u0e7f.]{4,14})\s{1,3}(?:(?:พ\.ศ\.|ค\.ศ\.)\s{0,3})?(\d{4})(?!\d)/u;

/** Years between the Buddhist era and the common one. */
const ERA = 543;
/** No domain name has a later year of the common era, or an earlier one of the Buddhist era. */
const FIRST_BUDDHIST_YEAR = 2400;

/** Returns a date with a Thai month in numbers, and its year in the common era; any other text as it is. */
export function withoutThai(text: string): string {
  if (!THAI.test(text)) return text;
  return text.replace(DAY, (all, day: string, month: string, year: string) => {
    const number = THAI_MONTHS.findIndex((names) => wordsOf(names).includes(month)) + 1;
    const common = Number(year) >= FIRST_BUDDHIST_YEAR ? Number(year) - ERA : Number(year);
    return number === 0 ? all : `${common}-${twoDigits(number)}-${twoDigits(Number(day))}`;
  });
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

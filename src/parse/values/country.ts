/** ISO 3166-1 alpha-2 codes in force, and the few that registries print beside them (EU, UK, AP). */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW AN EU UK XK';

const KNOWN: ReadonlySet<string> = new Set(CODES.split(' '));

/** The code in capitals where the value is one, else null: `us` and `US` yes, `--` and `Belgium` no. */
export function readCountryCode(value: string): string | null {
  if (value.length !== 2) return null;
  const code = value.toUpperCase();
  return KNOWN.has(code) ? code : null;
}

/** Names of countries in English that the runtime's own table spells otherwise. */
const OTHER_NAMES: readonly string[] = [
  'united states of america',
  'usa',
  'u.s.a.',
  'great britain',
  'united kingdom of great britain & n. ireland',
  'england',
  'scotland',
  'russia',
  'russian federation',
  'korea',
  'republic of korea',
  'korea, republic of',
  'iran, islamic republic of',
  'viet nam',
  'the netherlands',
  'czech republic',
  'hong kong',
  'macau',
  'macao',
  'turkey',
  'turkiye',
  'türkiye',
  'republic of moldova',
  'taiwan',
  'taiwan, province of china',
  'uae',
  'wales',
  'northern ireland',
  'great britain (uk)',
  'republic of ireland',
  'korea, south',
  'korea (south)',
  'virgin islands (british)',
  'virgin islands, british',
  'virgin islands (u.s.)',
  'bosnia and herzegovina',
  'trinidad and tobago',
  'antigua and barbuda',
  'saint kitts and nevis',
  'turks and caicos islands',
  'macedonia',
  'moldova, republic of',
  'tanzania, united republic of',
  'slovak republic',
  'brunei darussalam',
  'iran',
  'syria',
  'holland',
  'bahamas, the',
  'the bahamas',
  'netherlands antilles',
  'palestine',
];

/** Names that the countries' own registrars print, in their own languages. */
const OWN_NAMES: readonly string[] = [
  'deutschland',
  'österreich',
  'oesterreich',
  'schweiz',
  'suisse',
  'svizzera',
  'belgique',
  'belgië',
  'belgie',
  'nederland',
  'luxemburg',
  'españa',
  'espana',
  'italia',
  'polska',
  'polska/poland',
  'česká republika',
  'ceska republika',
  'slovensko',
  'slovenská republika',
  'slovenija',
  'hrvatska',
  'srbija',
  'magyarország',
  'danmark',
  'sverige',
  'norge',
  'suomi',
  'ísland',
  'eesti',
  'latvija',
  'lietuva',
  'românia',
  'ελλάδα',
  'hellas',
  'россия',
  'российская федерация',
  'україна',
  'беларусь',
  'българия',
  'brasil',
  'méxico',
  'perú',
  'royaume-uni',
  'états-unis',
  'allemagne',
  'espagne',
  'italie',
  'pays-bas',
  'estados unidos',
  'reino unido',
  'stati uniti',
  'regno unito',
];

let names: ReadonlySet<string> | undefined;

/** Whether a whole line is the name of a country: English, its own, and the forms that registries print. */
export function isCountryName(text: string): boolean {
  if (text.length < 3 || text.length > 60) return false;
  names ??= countryNames();
  return names.has(text.toLowerCase());
}

/** Whether a whole line is a country, by its name or its code. */
export const isCountry = (line: string): boolean => readCountryCode(line) !== null || isCountryName(line);

function countryNames(): ReadonlySet<string> {
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const all = new Set([...OTHER_NAMES, ...OWN_NAMES]);
  for (const code of KNOWN) {
    const name = english.of(code);
    if (name !== undefined) all.add(name.toLowerCase().replace(/ sar china$/u, ''));
  }
  return all;
}

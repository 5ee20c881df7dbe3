import { contactLines, type Step } from './contact-lines.js';
import { isCountryName } from './country.js';

/** Town, county if any, postcode and country below street lines; a note that the address is hidden has none of these. */
export const britishPlace: Step = (lines, found) => {
  const rest = [...lines];
  const country = isCountryName(rest.at(-1) ?? '') ? rest.pop() : undefined;
  const zip = /^(?=.*\d)[\w -]{2,12}$/u.test(rest.at(-1) ?? '') ? rest.pop() : undefined;
  if (country === undefined || zip === undefined) return;
  const [town, last] = rest.slice(-2);
  if (rest.length > 2 && last !== undefined && isCounty(last, town ?? '', country))
    found.state = rest.pop() ?? '';
  if (rest.length > 1) found.city = rest.pop() ?? '';
  Object.assign(found, { zip, country });
  lines.length = rest.length;
};

export const readBritishAddress = contactLines(britishPlace);

const isCounty = (line: string, before: string, country: string): boolean =>
  !/\d/u.test(before) &&
  (country !== 'United Kingdom' || /shire$/iu.test(line) || COUNTIES.has(line.toLowerCase()));

/** Counties without "shire" in their name and their usual short forms; a British address may end with its town. */
const COUNTIES = new Set(
  (
    'Antrim,Armagh,Avon,Beds,Berks,Bucks,Cambs,Cleveland,Clwyd,Co Durham,Cornwall,County Durham,Cumbria,Derbys,Devon,' +
    'Dorset,Down,Durham,Dyfed,East Sussex,Essex,Fermanagh,Fife,Glos,Greater London,Greater Manchester,Gwent,Gwynedd,' +
    'Hants,Herts,Humberside,Isle of Wight,Kent,Lancs,Leics,Lincs,Lothian,Merseyside,Mid Glamorgan,Middlesex,Middx,' +
    'Midlothian,Norfolk,Northants,Northumberland,Notts,Oxon,Powys,Rutland,Salop,Somerset,South Glamorgan,Staffs,' +
    'Strathclyde,Suffolk,Surrey,Sussex,Tayside,Tyne and Wear,Tyne & Wear,Tyrone,Warks,West Glamorgan,West Midlands,' +
    'West Sussex,Wilts,Worcs,Yorks'
  )
    .toLowerCase()
    .split(','),
);

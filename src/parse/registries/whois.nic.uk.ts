import type { BlockReader } from '../contact-block.js';
import { isCountryName } from '../country.js';
import { registry } from '../registry.js';

/** Nominet: headings over deeper lines. Registrants and their addresses are seen in answers up to 2018. */
export default registry({
  suffixes: ['uk'],
  spec: () => ({
    says: {
      available: ['No match for "{domain}"', 'This domain name has not been registered'],
      reserved: ['This domain name is reserved{…}', 'Right of registration{…}'],
      invalid: ['This domain cannot be registered because it contravenes {…}'],
      throttled: [
        'the WHOIS query quota for {domain} has been exceeded',
        'and will be replenished in {…}',
        'Sorry, you have exceeded {…}',
      ],
    },
    labels: {
      'Domain name': 'domain',
      Registrant: 'registrant',
      "Registrant's address": 'registrant.address',
      'Registered through': 'other',
      'Trading as': 'other',
      'Registrant type': 'other',
      'Data validation': 'other',
      Registrar: 'registrar',
      'Relevant dates': 'details',
      'Registered on': 'created_on',
      'Expiry date': 'expires_on',
      'Renewal date': 'expires_on',
      'Last updated': 'updated_on',
      'Registration status': 'status',
      'Name servers': 'nameserver',
      DNSSEC: 'other',
    },
    registrar: { URL: 'url' },
    ignore: ['URL', 'Error for'],
    prefixes: { 'WHOIS lookup made at': '-' },
    status: {
      'No registration status listed': 'reserved',
      '*** This registration has been SUSPENDED. ***': 'suspended',
    },
    disclaimer: { after: '--' },
    address: readAddress,
    finish({ registrar }) {
      const line = registrar?.name;
      if (registrar == null || line == null) return;
      // `Company t/a Trading Name [Tag = TAG]`
      const tag = /\s*\[Tag = ([^\]]{1,40})\]$/u.exec(line);
      const [company = '', trading] = line.slice(0, tag?.index ?? line.length).split(' t/a ', 2);
      registrar.id = tag?.[1] ?? null;
      registrar.name = /registered directly with (\w{1,40})/u.exec(line)?.[1] ?? (trading ?? company).trim();
      if (trading !== undefined) registrar.organization = company.trim();
    },
  }),
});

/** Street lines, town, county if any, postcode, country; a note that the address is hidden has none of these. */
const readAddress: BlockReader = (lines) => {
  const rest = [...lines];
  const country = isCountryName(rest.at(-1) ?? '') ? rest.pop() : undefined;
  const zip = /^(?=.*\d)[\w -]{2,12}$/u.test(rest.at(-1) ?? '') ? rest.pop() : undefined;
  if (country === undefined || zip === undefined) return { address: lines.join('\n') };
  const [town, last] = rest.slice(-2);
  const state =
    rest.length > 2 && last !== undefined && isCounty(last, town ?? '', country) ? rest.pop() : '';
  const city = rest.length > 1 ? rest.pop() : '';
  return { address: rest.join('\n'), city: city ?? '', state: state ?? '', zip, country };
};

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

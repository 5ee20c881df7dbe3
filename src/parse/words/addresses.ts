/** States and provinces of North America, in lower case, as addresses spell them out. */
export const STATE_NAMES = `
  Alabama | Alaska | Arizona | Arkansas | California | Colorado | Connecticut | Delaware |
  District of Columbia | Florida | Georgia | Hawaii | Idaho | Illinois | Indiana | Iowa | Kansas | Kentucky |
  Louisiana | Maine | Maryland | Massachusetts | Michigan | Minnesota | Mississippi | Missouri | Montana |
  Nebraska | Nevada | New Hampshire | New Jersey | New Mexico | New York | North Carolina | North Dakota |
  Ohio | Oklahoma | Oregon | Pennsylvania | Puerto Rico | Rhode Island | South Carolina | South Dakota |
  Tennessee | Texas | Utah | Vermont | Virginia | Washington | West Virginia | Wisconsin | Wyoming |
  Alberta | British Columbia | Manitoba | New Brunswick | Newfoundland | Nova Scotia | Ontario |
  Prince Edward Island | Quebec | Québec | Saskatchewan | Yukon
`;

/** Codes of states and provinces of North America and Australia. */
export const STATE_CODES = `
  AL | AK | AZ | AR | CA | CO | CT | DC | DE | FL | GA | HI | ID | IL | IN | IA | KS | KY | LA | ME | MD | MA | MI | MN |
  MS | MO | MT | NE | NV | NH | NJ | NM | NY | NC | ND | OH | OK | OR | PA | PR | RI | SC | SD | TN | TX | UT | VT | VA |
  WA | WV | WI | WY | AB | BC | MB | NB | NL | NS | NT | NU | ON | PE | QC | SK | YT | ACT | NSW | QLD | SA | TAS |
  VIC
`;

/** Counties without "shire" in their name, and their usual short forms, in lower case. */
export const BRITISH_COUNTIES = `
  antrim | armagh | avon | beds | berks | bucks | cambs | cleveland | clwyd | co durham | cornwall |
  county durham | cumbria | derbys | devon | dorset | down | durham | dyfed | east sussex | essex | fermanagh |
  fife | glos | greater london | greater manchester | gwent | gwynedd | hants | herts | humberside |
  isle of wight | kent | lancs | leics | lincs | lothian | merseyside | mid glamorgan | middlesex | middx |
  midlothian | norfolk | northants | northumberland | notts | oxon | powys | rutland | salop | somerset |
  south glamorgan | staffs | strathclyde | suffolk | surrey | sussex | tayside | tyne and wear | tyne & wear |
  tyrone | warks | west glamorgan | west midlands | west sussex | wilts | worcs | yorks
`;

/** Countries in which a number before words at the end of an address belongs to a street. */
export const STREET_NUMBER_FIRST = `
  us | usa | united states | united states of america | ca | canada | gb | uk | united kingdom | england | ie |
  ireland | au | australia | nz | new zealand | in | india | za | south africa | sg | singapore | hk |
  hong kong | ph | philippines
`;

/** Words that show that a number at the end of an address is not a postal code: `PO Box 12345`. */
export const NO_TOWN_WORDS = `
  box | bag | bp | cp | pmb | postfach | apartado | casilla | suite | unit | room | floor | office | building |
  block | lot | plot | no | street | st | road | rd | avenue | ave | drive | lane
`;

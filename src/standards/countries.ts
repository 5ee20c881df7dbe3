/** ISO 3166-1 alpha-2 codes in force, and the few others that registries print (AN, EU, UK, XK). */
export const COUNTRY_CODES = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO
  FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE
  JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO
  MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW
  PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM
  TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW AN EU UK XK
`;

/**
 * Names of countries in lower case: English ones from Unicode's CLDR, then other spellings of registries and registrants, then names in
 * the countries' own and neighboring languages.
 */
export const COUNTRY_NAMES = `
  afghanistan | albania | algeria | american samoa | andorra | angola | anguilla | antarctica |
  antigua & barbuda | argentina | armenia | aruba | australia | austria | azerbaijan | bahamas | bahrain |
  bangladesh | barbados | belarus | belgium | belize | benin | bermuda | bhutan | bolivia |
  bosnia & herzegovina | botswana | bouvet island | brazil | british indian ocean territory |
  british virgin islands | brunei | bulgaria | burkina faso | burundi | cambodia | cameroon | canada |
  cape verde | caribbean netherlands | cayman islands | central african republic | chad | chile | china |
  christmas island | cocos (keeling) islands | colombia | comoros | congo - brazzaville | congo - kinshasa |
  cook islands | costa rica | croatia | cuba | curaçao | cyprus | czechia | côte d’ivoire | denmark | djibouti |
  dominica | dominican republic | ecuador | egypt | el salvador | equatorial guinea | eritrea | estonia |
  eswatini | ethiopia | european union | falkland islands | faroe islands | fiji | finland | france |
  french guiana | french polynesia | french southern territories | gabon | gambia | georgia | germany | ghana |
  gibraltar | greece | greenland | grenada | guadeloupe | guam | guatemala | guernsey | guinea | guinea-bissau |
  guyana | haiti | heard & mcdonald islands | honduras | hong kong | hungary | iceland | india | indonesia |
  iran | iraq | ireland | isle of man | israel | italy | jamaica | japan | jersey | jordan | kazakhstan |
  kenya | kiribati | kosovo | kuwait | kyrgyzstan | laos | latvia | lebanon | lesotho | liberia | libya |
  liechtenstein | lithuania | luxembourg | macao | madagascar | malawi | malaysia | maldives | mali | malta |
  marshall islands | martinique | mauritania | mauritius | mayotte | mexico | micronesia | moldova | monaco |
  mongolia | montenegro | montserrat | morocco | mozambique | myanmar (burma) | namibia | nauru | nepal |
  netherlands | new caledonia | new zealand | nicaragua | niger | nigeria | niue | norfolk island |
  north korea | north macedonia | northern mariana islands | norway | oman | pakistan | palau |
  palestinian territories | panama | papua new guinea | paraguay | peru | philippines | pitcairn islands |
  poland | portugal | puerto rico | qatar | romania | russia | rwanda | réunion | samoa | san marino |
  saudi arabia | senegal | serbia | seychelles | sierra leone | singapore | sint maarten | slovakia | slovenia |
  solomon islands | somalia | south africa | south georgia & south sandwich islands | south korea |
  south sudan | spain | sri lanka | st. barthélemy | st. helena | st. kitts & nevis | st. lucia | st. martin |
  st. pierre & miquelon | st. vincent & grenadines | sudan | suriname | svalbard & jan mayen | sweden |
  switzerland | syria | são tomé & príncipe | taiwan | tajikistan | tanzania | thailand | timor-leste | togo |
  tokelau | tonga | trinidad & tobago | tunisia | turkmenistan | turks & caicos islands | tuvalu | türkiye |
  u.s. outlying islands | u.s. virgin islands | uganda | ukraine | united arab emirates | united kingdom |
  united states | uruguay | uzbekistan | vanuatu | vatican city | venezuela | vietnam | wallis & futuna |
  western sahara | yemen | zambia | zimbabwe | åland islands |

  united states of america | usa | u.s.a. | great britain | united kingdom of great britain & n. ireland |
  england | scotland | russian federation | korea | republic of korea | korea, republic of |
  iran, islamic republic of | viet nam | the netherlands | czech republic | macau | turkey | turkiye |
  republic of moldova | taiwan, province of china | taiwan roc | taiwan r.o.c. | taiwan (r.o.c.) | r.o.c. | uae | wales | northern ireland | great britain (uk) |
  republic of ireland | korea, south | korea (south) | virgin islands (british) | virgin islands, british |
  virgin islands (u.s.) | bosnia and herzegovina | trinidad and tobago | antigua and barbuda |
  saint kitts and nevis | turks and caicos islands | macedonia | moldova, republic of |
  tanzania, united republic of | slovak republic | brunei darussalam | holland | bahamas, the | the bahamas |
  netherlands antilles | palestine |

  deutschland | österreich | oesterreich | schweiz | suisse | svizzera | belgique | belgië | belgie |
  nederland | luxemburg | españa | espana | italia | polska | polska/poland | česká republika |
  ceska republika | slovensko | slovenská republika | slovenija | hrvatska | srbija | magyarország | danmark |
  sverige | norge | suomi | ísland | eesti | latvija | lietuva | românia | ελλάδα | hellas | россия |
  российская федерация | україна | беларусь | българия | brasil | méxico | perú | royaume-uni | états-unis |
  македонија | р македонија | р. македонија | република македонија | северна македонија |
  република северна македонија | allemagne | espagne | italie | pays-bas | estados unidos | reino unido | stati uniti | regno unito
`;

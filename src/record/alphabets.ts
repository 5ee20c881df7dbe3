/**
 * Letters by which charsets are distinguished in texts of unknown charset. `countries` are those in whose domains, and at whose servers,
 * a charset is expected.
 */

/** A charset of two bytes for each character, and the most common characters of its language, which a misread text contains only by chance. */
export interface PairedCharset {
  readonly charset: string;
  readonly countries: string;
  readonly common: string;
}

/** Hiragana and katakana, from ぁ to ヴ, and the long vowel mark. */
const KANA = `${Array.from({ length: 180 }, (_, at) => String.fromCharCode(0x3041 + at)).join('')}ー`;
const JAPANESE = `${KANA}株式会社有限日本東京都大阪市区町村丁目番号県郡登録者名前郵便住所電話連絡先技術担当組織年月更新状態期情報公開山中川村小林佐藤鈴木高橋伊渡辺加吉松井上野島太郎一子美`;

export const PAIRED: readonly PairedCharset[] = [
  {
    charset: 'gb18030',
    countries: 'cn sg',
    common: `
      的一是不了在有人这中大来上个国为和我地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里
      公司限责任股份科技网络信息术北京海市省区县路号街道楼室广东深圳州江浙山南西河湖注册者商名域管理服务电话址姓联系单位用户日期状态李王张刘陈杨黄赵小明华文建伟军平
    `,
  },
  {
    charset: 'big5',
    countries: 'tw hk mo',
    common: `
      的一是不了在有人這中大來上個國為和我地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡
      公司限責任股份科技網路資訊術台臺北灣高雄新竹香港九龍市縣區號街巷弄樓室段東南西民華註冊者商名域管理服務電話址姓聯絡單位用戶日期狀態李王張劉陳楊黃林小明志文偉美玲
    `,
  },
  {
    charset: 'euc-kr',
    countries: 'kr',
    common: `
      이다는에의가을를한고하로서은지사기시정도대인그리자나일어아부해주수보전라만스들장원제구동성국공상과선중오화안신유소비조무관세연방문계민업등록회식울길
      층번호산남북경영강진미디넷컴년월메명네임박최김책담당간종료
    `,
  },
  { charset: 'euc-jp', countries: 'jp', common: JAPANESE },
  { charset: 'shift_jis', countries: 'jp', common: JAPANESE },
];

/** A charset of a script other than Latin, and the most common letters of its running text, in both cases. */
export interface ScriptCharset {
  readonly charset: string;
  readonly countries: string;
  readonly common: string;
}

const CYRILLIC = 'оеаинтсрвлкмдпуі';
const CYRILLIC_COUNTRIES = 'ru su by ua bg kz kg uz tj mk rs mn';
const GREEK = 'αάοόιίεέτνσςηήρπκμυύ';

export const SCRIPTS: readonly ScriptCharset[] = [
  { charset: 'windows-1251', countries: CYRILLIC_COUNTRIES, common: CYRILLIC },
  { charset: 'koi8-u', countries: CYRILLIC_COUNTRIES, common: CYRILLIC },
  { charset: 'windows-1253', countries: 'gr cy', common: GREEK },
  { charset: 'iso-8859-7', countries: 'gr cy', common: GREEK },
  { charset: 'windows-1255', countries: 'il', common: 'יוהלאשרתבמנד' },
  {
    charset: 'windows-1256',
    countries: 'sa ae eg jo kw qa bh om ye iq sy lb ps ly ma dz tn sd ir pk',
    common: 'اليمنوترةبعدسأفهكحق',
  },
  { charset: 'windows-874', countries: 'th', common: 'านรอกเงมยลวดทสตปบคหพชะัิี่้' },
];

/** The letters of a language in Latin script that are not in ASCII. */
export interface LatinAlphabet {
  readonly charsets: readonly string[];
  readonly countries: string;
  readonly letters: string;
}

const CENTRAL = ['windows-1250', 'iso-8859-2'];
const BALTIC = ['windows-1257'];

/** Languages with letters that windows-1252 lacks. */
export const LATIN: readonly LatinAlphabet[] = [
  { charsets: CENTRAL, countries: 'pl', letters: 'ąćęłńóśźż' },
  { charsets: CENTRAL, countries: 'cz', letters: 'áčďéěíňóřšťúůýž' },
  { charsets: CENTRAL, countries: 'sk', letters: 'áäčďéíĺľňóôŕšťúýž' },
  { charsets: CENTRAL, countries: 'hu', letters: 'áéíóöőúüű' },
  { charsets: CENTRAL, countries: 'ro md', letters: 'ăâîşţ' },
  { charsets: CENTRAL, countries: 'si hr ba rs me', letters: 'čćđšž' },
  { charsets: ['windows-1254'], countries: 'tr', letters: 'çğıİöşüâîû' },
  { charsets: BALTIC, countries: 'lt', letters: 'ąčęėįšųūž' },
  { charsets: BALTIC, countries: 'lv', letters: 'āčēģīķļņšūž' },
];

/** Languages whose letters are all in windows-1252; neighboring languages are combined. */
export const WESTERN: readonly string[] = [
  'ãáâàçéêíóôõúüñªº',
  'àáâäçèéêëìíîïñòóôöùúûüßœÿ·',
  'åäöæøéèüáàëêôóßšž',
  'áðéíóúþæöø',
  'äöõüšž',
];

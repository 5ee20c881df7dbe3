import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';
import { COMMENT, Line } from '../text/lines.js';

/**
 * JPRS: labels in brackets, comments between `[ ` and ` ]`, a status with the day until which it lasts. Names below co.jp and similar
 * suffixes (`a. [Domain Name]`) have an organization and handles, others a name and a public contact. If the query has no "/e", labels are
 * Japanese, and some values are printed in both scripts; `Contact Information: [公開連絡窓口]` is one heading in both. As a registrar of
 * generic names it uses ICANN's layout.
 */
export default registry({
  suffixes: ['jp'],
  marks: ['[ JPRS database', 'a. [Domain Name]', 'a. [ドメイン名]'],
  on: ICANN,
  beside: `
    JPRS WHOISは{…} | With {1-2} WHOIS{…} | Detail: {…} | {0-4} JP domain name{…} | {…} sponsoring registrar is JPRS | sponsored by JPRS | るサービスです | - APNIC {…} | - ARIN {…} | - {1-1} WHOIS{…} | For IP address{…} |
    The database of JPRS serves {…} | 'HELP' instead {…} | '/e' behind {…} | {0-2}JPドメイン名{…} | ・{…} | 詳しくは {…} | 参考: {…}
  `,
  phrases: { available: 'No match!!' },
  rewrite: [
    [/^([^:[\]]{1,60}):\s{0,20}\[.{0,200}$/u, '$1:'],
    [/^(?:[a-z]\. )?\[(?:Status|State|状態)\].{1,80}\((\d{4}\/\d\d\/\d\d)\)$/u, '$&\n[Expires on] $1'],
  ],
  prepare: [commentsInBrackets, latinOnly],
  labels: {
    details: 'Domain Information',
    domain: 'Domain Name | ドメイン名',
    nameserver: 'Name Server | ネームサーバ',
    status: 'Status | State | 状態',
    created_on: 'Created on | Registered Date | 登録年月日',
    expires_on: 'Expires on | 有効期限',
    updated_on: 'Last Updated | Last Update | 最終更新',
    'registrant.name': 'Registrant | 登録者名',
    'registrant.organization': 'Organization | Network Service Name | 組織名 | ネットワークサービス名',
    'admin.handle': 'Administrative Contact | 登録担当者',
    'technical.handle': 'Technical Contact | 技術連絡担当者',
    admin: 'Contact Information | 公開連絡窓口',
    'dnssec.ds': 'Signing Key | 署名鍵',
    '-': `
      Organization Type | Connected Date | Detail | Lock Status | Web Page | in Japanese | 組織種別 | そしきめい |
      ねっとわーくさーびすめい | 接続年月日 | 参考 | ロック状態
    `,
  },
  contact: {
    name: 'Name | 名前',
    email: 'Email',
    zip: 'Postal code | 郵便番号',
    address: 'Postal Address | 住所',
    phone: 'Phone | 電話番号',
    fax: 'Fax | FAX番号',
    '-': 'Web Page',
  },
  disclaimer: { until: 'Notice' },
});

function commentsInBrackets(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const { number, label, value, start, end } = line;
    return label === '' && value.startsWith('[ ') && value.endsWith(']')
      ? new Line(number, COMMENT, 0, '', value.slice(1, -1).trim(), false, start + 1, end - 1)
      : line;
  });
}

/** If a value is printed in both scripts, the Latin one counts, and the other is ignored. */
export function latinOnly(lines: readonly Line[]): readonly Line[] {
  const given = new Set(lines.filter(({ value }) => value !== '').map(({ label }) => label));
  return lines.map((line) => {
    const latin = LATIN.get(line.label);
    return latin !== undefined && given.has(latin) ? line.with('in Japanese', line.value) : line;
  });
}

const LATIN: ReadonlyMap<string, string> = new Map([
  ['登録者名', 'Registrant'],
  ['組織名', 'Organization'],
  ['ネットワークサービス名', 'Network Service Name'],
  ['名前', 'Name'],
  ['住所', 'Postal Address'],
]);

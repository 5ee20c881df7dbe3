import type { Draft } from '../draft.js';
import { icann } from '../families/icann.js';
import { handlesAlone } from '../fields/handles-alone.js';
import { COMMENT, Line } from '../lines.js';
import { registry } from '../registry.js';

/**
 * JPRS: `[Label]  value`, comments between `[ ` and ` ]`. Without "/e" in the question the labels are
 * Japanese and some values stand in both scripts: then the Latin one counts. Names below co.jp and the like
 * (`a. [Domain Name]`) have an organization and handles, others a name and a public contact. As a
 * registrar of generic names it answers in ICANN's layout.
 */
export default registry({
  suffixes: ['jp'],
  marks: ['[ JPRS database', 'a. [Domain Name]', 'a. [ドメイン名]'],
  spec: () =>
    icann({
      says: { available: 'No match!!' },
      prepare: (lines) => onlyLatin(lines).map(withoutBrackets),
      labels: {
        'Domain Information | Domain Name | ドメイン名': 'as named',
        'Registrant | 登録者名': 'registrant.name',
        'Organization | 組織名 | Network Service Name | ネットワークサービス名': 'registrant.organization',
        'Administrative Contact | 登録担当者': 'admin.handle',
        'Technical Contact | 技術連絡担当者': 'technical.handle',
        'Name Server | ネームサーバ | Status | State | 状態 | Created on | Registered Date | 登録年月日':
          'as named',
        'Expires on | 有効期限 | Last Updated | Last Update | 最終更新': 'as named',
        'Contact Information | 公開連絡窓口': 'admin',
      },
      contact: {
        'Name | 名前 | Email | Postal code | 郵便番号 | Postal Address | 住所 | Phone | 電話番号 | Fax':
          'as named',
        FAX番号: 'fax',
        'Web Page': '-',
        [TWICE]: '-',
      },
      ignore: `${TWICE} | Organization Type | 組織種別 | そしきめい | ねっとわーくさーびすめい | Connected Date | 接続年月日 |
        Signing Key | 署名鍵 | Detail | 参考 | Lock Status | ロック状態 | Web Page`,
      disclaimer: { until: 'Notice' },
      finish: (draft) => {
        readStateDate(draft);
        handlesAlone(draft);
      },
    }),
});

const TWICE = 'Japanese';

/** Labels of values in Japanese, and those of the same in Latin letters. */
const LATIN: Readonly<Record<string, string>> = {
  登録者名: 'Registrant',
  組織名: 'Organization',
  ネットワークサービス名: 'Network Service Name',
  名前: 'Name',
  住所: 'Postal Address',
};

function onlyLatin(lines: readonly Line[]): readonly Line[] {
  const given = new Set(lines.filter(({ value }) => value !== '').map(({ label }) => label));
  const isTwice = ({ label }: Line) => label in LATIN && given.has(LATIN[label] ?? '');
  return lines.map((line) => (isTwice(line) ? line.with(TWICE, line.value) : line));
}

/** `[ running text ]` is a comment, and `Contact Information: [公開連絡窓口]` one heading in two languages. */
function withoutBrackets(line: Line): Line {
  const { number, label, value } = line;
  if (!value.startsWith('[')) return line;
  if (label !== '') return line.with(label, '');
  if (!value.startsWith('[ ') || !value.endsWith(']')) return line;
  return Line.of(number, COMMENT, 0, '', value.slice(1, -1).trim(), false, line.start + 1, line.end - 1);
}

/** `Connected (2026/03/31)`: the state lasts until that day. */
function readStateDate(draft: Draft): void {
  for (const status of draft.statuses)
    draft.expires_on ??= /\((\d{4}\/\d\d\/\d\d)\)/u.exec(status)?.[1] ?? null;
}

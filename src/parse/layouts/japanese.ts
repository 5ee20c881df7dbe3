import type { RegistrySpec } from '../read/module.js';
import { latinOnly } from './two-scripts.js';

/** JPRS' labels where the question has no "/e": some values stand in both scripts. */
export const JAPANESE = {
  labels: {
    'ドメイン名 | ネームサーバ | 状態 | 登録年月日 | 有効期限 | 最終更新': 'as named',
    登録者名: 'registrant.name',
    '組織名 | ネットワークサービス名': 'registrant.organization',
    登録担当者: 'admin.handle',
    技術連絡担当者: 'technical.handle',
    公開連絡窓口: 'admin',
  },
  contact: { '名前 | 郵便番号 | 住所 | 電話番号 | FAX番号': 'as named' },
  ignore: `in Japanese | 組織種別 | そしきめい | ねっとわーくさーびすめい | 接続年月日 | 署名鍵 | 参考 | ロック状態`,
  prepare: latinOnly(
    {
      登録者名: 'Registrant',
      組織名: 'Organization',
      ネットワークサービス名: 'Network Service Name',
      名前: 'Name',
      住所: 'Postal Address',
    },
    'in Japanese',
  ),
} as const satisfies RegistrySpec;
